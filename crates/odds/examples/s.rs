//! scratch
use odds::blackjack::{Optimal,Shoe,Strategist,Playing};
use odds::sim::*;
fn main(){
 let h=games::rulebook::Houses::shipped();
 let b=h.load("aviator/pure-21.5").unwrap();
 let o=Optimal::solve(&b.rules,&Shoe::decks(6)); let l=o.learn();
 let plan=Plan::new(&b.rules,&Strategist::new(&o,Playing::Chart(&l.chart)));
 let r=simulate(&plan,6,&Job{rounds:200_000_000,seed:1,threads:1},&|_|());
 println!("{r:?}");
}
