//! Who is dealt in, where the button goes, and who posts what (HE-4, HE-7 to HE-10, S-4, S-15).

use super::{Place, Playing, PokerEvent, PokerTable, Positions, Sitter};
use chips::Money;
use games::blackjack::PlayerId;
use games::poker::{Entry, Family, Hand};

impl PokerTable {
    /// Seats clockwise after one, that one last.
    fn clockwise(&self, after: u8) -> impl Iterator<Item = u8> + use<> {
        let seats = self.seats;
        (0..seats).map(move |i| (after + i) % seats + 1)
    }

    fn at(&self, seat: u8) -> Option<&Sitter> {
        self.people.iter().find(|p| p.seat == seat)
    }

    /// How the next hand would begin; none with fewer than two players.
    pub(super) fn next_hand(&self, out: &[PlayerId]) -> Option<PokerEvent> {
        let plays = |seat: &u8| self.at(*seat).is_some_and(|p| self.may_play(p, out));
        // HE-9, S-15: forward to the next seat dealt in; a player who posted in front of it is jumped once (HE-7).
        let jumped = |seat: &u8| self.at(*seat).is_some_and(|p| p.jumped);
        let open = |s: &u8| plays(s) && !jumped(s);
        let button =
            self.clockwise(self.button).find(open).or_else(|| self.clockwise(self.button).find(plays))?;
        let order: Vec<u8> = self.clockwise(button).filter(plays).collect();
        if order.len() < 2 {
            return None;
        }
        let places: Vec<Place> = (0..order.len()).map(|i| self.place_of(&order, i)).collect();
        let passed = match places.iter().rev().find(|p| p.big && p.entry.in_turn) {
            Some(big) => self.passed_over(big.seat, out),
            None => Vec::new(),
        };
        Some(PokerEvent::HandBegan { number: self.hands + 1, button, places, passed })
    }

    /// What the i-th left of the button posts.
    fn place_of(&self, order: &[u8], i: usize) -> Place {
        let seat = order[i];
        let person = self.at(seat).expect("they play");
        let mut entry = Entry { stack: person.stack, ..Entry::default() };
        let mut big = false;
        if self.rules.game.family() == Family::Stud {
            entry.ante = self.rules.ante;
            return Place { player: person.player, seat, entry, big };
        }
        // Heads-up the button is the small blind (S-4).
        let (small_at, big_at) = if order.len() == 2 { (1, 0) } else { (0, 1) };
        if i == big_at {
            (entry.blind, entry.in_turn, big) = (self.rules.big_blind, true, true);
        } else if i == small_at && (person.new || person.owes) && self.hands > 0 {
            // S-15: who is due the small blind and still owes its big one posts a big one.
            (entry.blind, entry.in_turn, big) = (self.rules.big_blind, true, true);
        } else if i == small_at {
            (entry.blind, entry.in_turn) = (self.rules.small_blind, true);
        } else if person.owes {
            // HE-8: the total of the blinds, the small one dead.
            (entry.blind, entry.dead, big) = (self.rules.big_blind, self.rules.small_blind, true);
        }
        Place { player: person.player, seat, entry, big }
    }

    /// HE-8: who was out while the big blind passed their seat.
    fn passed_over(&self, big: u8, out: &[PlayerId]) -> Vec<PlayerId> {
        if self.last_big == 0 {
            return Vec::new();
        }
        let between = self.clockwise(self.last_big).take_while(|seat| *seat != big);
        let sitters = between.filter_map(|seat| self.at(seat));
        sitters.filter(|p| !self.may_play(p, out) && !p.new).map(|p| p.player).collect()
    }

    /// A hand begins.
    pub(super) fn began(&mut self, number: u32, button: u8, places: &[Place], passed: &[PlayerId]) {
        let entries: Vec<Entry> = places.iter().map(|p| p.entry).collect();
        let hand = Hand::new(self.rules, &entries);
        let heads_up = places.len() == 2;
        let (button_was, last_big) = (self.button, self.last_big);
        let before = Positions { button: button_was, last_big, people: self.people.clone() };
        for person in &mut self.people {
            person.jumped = false;
            person.owes |= passed.contains(&person.player);
            let Some(i) = places.iter().position(|p| p.player == person.player) else { continue };
            if places[i].big {
                // HE-7: a newcomer in front of the button posted, and the button jumps them next time.
                person.jumped = i == 0 && !heads_up && person.new && self.hands > 0;
                (person.new, person.owes) = (false, false);
            }
        }
        self.button = button;
        if let Some(big) = places.iter().rev().find(|p| p.big && p.entry.in_turn) {
            self.last_big = big.seat;
        }
        self.hands = number;
        let (places, procedures) = (places.to_vec(), Vec::new());
        self.playing = Some(Playing { hand, places, ended: false, procedures, before, narrator: None });
    }

    /// Chips in the middle of the hand that is on: pots and bets.
    pub fn felt(&self) -> Money {
        self.on().map_or(Money::ZERO, |p| {
            let brought: Money = p.places.iter().map(|place| place.entry.stack).sum();
            let behind: Money = p.hand.players.iter().map(|player| player.stack).sum();
            brought - behind - p.hand.drop
        })
    }
}
