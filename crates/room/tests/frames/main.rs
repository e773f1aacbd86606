//! Frames made of random bytes, told to every table: none panics, no chip comes or goes, the table goes on. The same
//! code is the fuzz target `frames`. `CARDROOM_SOAK=1` tells a hundred times as many.

mod table;

#[test]
fn whatever_a_client_sends_the_table_goes_on_and_no_chip_is_lost() {
    let soak = std::env::var("CARDROOM_SOAK").is_ok();
    let mut dice = 20_261_115u64;
    let mut roll = || {
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (dice >> 33) as u8
    };
    let mut heard = 0;
    for n in 0..if soak { 40_000u32 } else { 400 } {
        let mut bytes = vec![n as u8, 1];
        // Everybody sits down first, so that most of what follows means something.
        for seat in 1..5u8 {
            bytes.extend([0, seat, 40, 0, seat]);
        }
        bytes.extend((0..400).map(|_| roll()));
        table::tell(&bytes);
        heard += 84;
    }
    let lines = concat!(
        "{\"do\":\"command\",\"id\":\"12345678\",\"table\":1,\"command\":{\"sit\":{\"seat\":1,\"chips\":1e300}}}\n",
        "{\"do\":\"command\",\"id\":\"12345678\",\"table\":1,\"command\":{\"sit\":{\"seat\":255,\"chips\":100}}}\n",
        "\u{0}\n[[[[\n{\"do\":\"watch\",\"table\":4294967296}\n",
    );
    for which in 0..=40u8 {
        table::tell(&[&[which, 0], lines.as_bytes()].concat());
    }
    println!("{heard} commands");
}
