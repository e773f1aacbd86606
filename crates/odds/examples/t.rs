//! scratch
use odds::blackjack::*;
use games::blackjack::*;
use chips::*;
fn ordinary() -> Rules { Rules{decks:(1,8),seats:8,natural:Odds{pays:3,on:2},peek:Peek::AceOrTen,insurance:false,must_stand:MustStand::Never,must_hit:0,dealer_hits_soft_17:true,both_over:BothOver::BankWins,double:DoubleOn::Any,double_for_less:false,double_after_split:true,split_tens:SplitTens::SameValue,split_hands:4,split_hands_tens:4,split_hands_aces:2,split_aces_one_card:true,surrender:Surrender::None,backline:false,circles:Circles{most:None,adjacent:false,while_waiting:None},deal_from:StartsAt::LeftOfBank,settle:Settle::ButtonFromBank,buster_settles:BusterSettles::WithItsCircle,buster:None,bank_turns:2,bank_eligibility:BankEligibility::Anyone,chip:Money::cents(50)}}
fn main(){
 let av=Rules { natural: Odds { pays: 6, on: 5 }, must_stand: MustStand::Hard19, must_hit: 11, both_over: BothOver::EightsPush, double_for_less: true, split_hands_aces: 4, surrender: Surrender::FirstTwo, ..ordinary() };
 let lv=Rules{split_hands_aces: 2, surrender: Surrender::None,..av.clone()};
 let cc=Rules{ peek: Peek::Ace, insurance: true, must_stand: MustStand::Any21, both_over: BothOver::Suited789Pushes, double: DoubleOn::AnyBut21, double_for_less: false, split_tens: SplitTens::SameRank, split_hands: 5, split_hands_tens: 3, split_hands_aces: 3, surrender: Surrender::AnyTime, ..av.clone() };
 for (n,r) in [("ord",ordinary()),("av",av),("lv",lv),("21c",cc)] { for d in [1,2,6,8] {
 let t=std::time::Instant::now();
 let o=Optimal::solve(&r,&Shoe::decks(d)); let ev=o.ev();
 let t1=t.elapsed(); let t=std::time::Instant::now();
 let l=o.learn();
 println!("{n} {d} cd {ev:.9} {t1:?} td {:.9} {:?}",l.ev,t.elapsed());
 if d==6 { for x in l.chart.lines() { println!("{:8} {}",x.name,x.entries.iter().map(|e|format!("{e:3}")).collect::<Vec<_>>().join(" ")); } }
 }}
}
