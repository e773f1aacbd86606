//! scratch
use odds::sim::*;
fn main(){
 let mut rng=Rng::new(1,1); let mut c:[u8;512]=std::array::from_fn(|i|(i%52) as u8);
 for k in 0..3 { let t=std::time::Instant::now();
 for _ in 0..1_000_000 { rng.shuffle(&mut c,312,280); }
 println!("{k} {:.1} ns per shuffle {}",t.elapsed().as_secs_f64()*1e3,c[0]); }
}
