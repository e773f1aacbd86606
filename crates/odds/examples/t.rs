//! scratch
use odds::blackjack::*;
use games::blackjack::*;
use chips::*;
fn rules() -> Rules { Rules{decks:(1,8),seats:8,natural:Odds{pays:3,on:2},peek:Peek::AceOrTen,insurance:false,must_stand:MustStand::Never,must_hit:0,dealer_hits_soft_17:true,both_over:BothOver::BankWins,double:DoubleOn::Any,double_for_less:false,double_after_split:true,split_tens:SplitTens::SameValue,split_hands:4,split_hands_tens:4,split_hands_aces:2,split_aces_one_card:true,surrender:Surrender::None,backline:false,circles:Circles{most:None,adjacent:false,while_waiting:None},deal_from:StartsAt::LeftOfBank,settle:Settle::ButtonFromBank,buster_settles:BusterSettles::WithItsCircle,buster:None,bank_turns:2,bank_eligibility:BankEligibility::Anyone,chip:Money::cents(50)}}
fn main(){
 for (d,h17) in [(1,false),(2,true),(5,true),(6,true),(8,true),(6,false)] { for das in [true,false] {
 let mut r=rules(); r.dealer_hits_soft_17=h17; r.double_after_split=das;
 let t=std::time::Instant::now();
 let o=Optimal::solve(&r,&Shoe::decks(d)); let ev=o.ev();
 println!("{d} h17 {h17} das {das} {ev:.9} {:?}",t.elapsed());
 }}
 let mut r=rules(); r.peek=Peek::Never; for d in [6,8] { for das in [true,false] { r.double_after_split=das; println!("euro {d} {das} {:.9}", Optimal::solve(&r,&Shoe::decks(d)).ev()); } }
}
