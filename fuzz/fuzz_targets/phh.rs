//! Hand histories made of arbitrary bytes are read, refused or played: never a panic, and no chip comes or goes.
#![no_main]

use chips::Money;
use games::poker::phh::{self, Outcome, Replayer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(records) = phh::read(text) else { return };
    let mut replayer = Replayer::default();
    for record in &records {
        let Ok(Outcome::Played(played)) = replayer.replay(record) else { continue };
        let end: Money = played.finishing_stacks().sum::<Money>() + played.hand.collected();
        assert_eq!(end, record.stacks.iter().copied().sum());
    }
});
