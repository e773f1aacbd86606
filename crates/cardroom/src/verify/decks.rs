//! The decks of a poker table, from their seeds: what was committed to, which one was dealt, and in which order.

use super::Findings;
use super::books::unhex;
use super::cuts::{Cuts, Made};
use super::shuffles::Seeds;
use cards::Card;
use cards::cut::{Deck as Tree, Hash, deck_seed, decks, lies_at, stub_seed};
use cards::shuffle::{Seed, combined_seed, shuffle};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, VecDeque};
use voice::{Telling, say};

/// So many decks that were dealt are remembered: what is said of one is said soon after.
const REMEMBERED: u64 = 16;

/// A deck that was committed to, with the words of players, as was done before they cut, or with the number of decks.
#[derive(Serialize, Deserialize)]
struct Committed {
    public: String,
    words: Vec<String>,
    decks: u8,
    /// What came of its cut: the number of it, which deck, its root, and the order of its places.
    cut: Option<(u32, u8, Hash, Vec<u16>)>,
}

/// What is dealt from: the seed, and the cards in the order in which they come.
#[derive(Serialize, Deserialize)]
struct Dealt {
    number: u64,
    seed: Seed,
    root: Hash,
    cut: u32,
    places: Vec<Card>,
    order: Vec<u16>,
    dealt: Vec<u16>,
}

/// The decks of one table, followed through its log.
#[derive(Serialize, Deserialize)]
pub struct Decks {
    #[serde(skip)]
    pub seeds: Seeds,
    log: u32,
    full: Vec<Card>,
    committed: BTreeMap<u64, Committed>,
    used: Option<u64>,
    /// The seed of the deck in use, and the cards to come; none where the seed is not known here.
    shoe: Option<(Seed, VecDeque<Card>)>,
    /// With cuts: the deck in use, and what its stub became.
    dealt: Vec<Dealt>,
    /// Was a stub made up that nobody has cut yet?
    stub_due: bool,
    cuts: Cuts,
    /// Were decks cut here before? Then none is dealt any more as was done before they were.
    cut_before: bool,
    /// Who was to be dealt in, as the cut of the deck in use says.
    places: Option<Vec<u32>>,
    /// The cards of the deck in use that were opened to all.
    open: Vec<Card>,
}

fn number(of: &Value) -> u64 {
    of["shuffle"].as_u64().unwrap_or(0)
}

fn text(of: &Value) -> String {
    of.as_str().unwrap_or_default().to_string()
}

impl Decks {
    /// The decks of a table whose games are played with these cards.
    pub fn new(seeds: Seeds, log: u32, full: Vec<Card>) -> Decks {
        let (committed, cuts) = (BTreeMap::new(), Cuts::new(log));
        Decks {
            seeds,
            log,
            full,
            committed,
            used: None,
            shoe: None,
            dealt: Vec::new(),
            stub_due: false,
            cuts,
            cut_before: false,
            places: None,
            open: Vec::new(),
        }
    }

    /// The number of the deck in use.
    pub fn used(&self) -> u32 {
        self.used.unwrap_or(0) as u32
    }

    /// A card came from the deck.
    pub fn take(&mut self, seq: u64, card: Card, findings: &mut Findings) {
        findings.counts.cards += 1;
        if self.cuts.on().is_some() || self.stub_due {
            findings.wrong(self.log, seq, say!("verify-cut-early"));
        }
        if let Some(deck) = self.dealt.last_mut()
            && let Some(place) = deck.order.get(deck.dealt.len())
        {
            deck.dealt.push(*place);
        }
        let Some((_, shoe)) = &mut self.shoe else { return };
        if shoe.pop_front() != Some(card) {
            findings.wrong(self.log, seq, say!("verify-next-card", card: card));
        }
    }

    /// A hand began with these players: those who were named when the deck was cut.
    pub fn begins(&mut self, seq: u64, players: &[u32], findings: &mut Findings) {
        if self.places.take().is_some_and(|places| places != players) {
            findings.wrong(self.log, seq, say!("verify-cut-places"));
        }
    }

    /// The stub was made up again of these cards.
    pub fn scramble(&mut self, mut stub: Vec<Card>, name: &str) {
        stub.sort();
        if let Some(last) = self.dealt.last() {
            let (number, of) = (last.number, last.seed);
            let first = self.cuts.of(number as u32) + 1;
            let deck = dealt(number, stub_seed(&of, first), &stub);
            self.shoe = Some((of, deck.places.iter().copied().collect()));
            self.dealt.push(deck);
            self.stub_due = true;
            return;
        }
        let Some((seed, shoe)) = &mut self.shoe else { return };
        shuffle(&combined_seed(seed, &[name.as_bytes()]), &mut stub);
        *shoe = stub.into();
    }

    /// A room event of the log.
    pub fn event(&mut self, seq: u64, event: &Value, findings: &mut Findings) -> Result<(), Telling> {
        if let Some(made) = self.cuts.event(seq, event, findings) {
            self.cut(seq, made, findings);
        }
        if let Some(event) = event.get("committed") {
            self.commit(seq, event, findings);
        } else if let Some(event) = event.get("entropy_added") {
            let deck = self.committed.get_mut(&number(event)).ok_or_else(|| say!("verify-deck-words"))?;
            deck.words.push(text(&event["text"]));
        } else if let Some(event) = event.get("cutting") {
            self.cutting(seq, event, findings);
        } else if let Some(event) = event.get("shuffle_used") {
            self.use_deck(number(event), findings)?;
        } else if let Some(event) = event.get("opened") {
            self.opened_at_once(seq, event, findings);
        } else if let Some(event) = event.get("cards_opened") {
            self.opened(seq, event, findings);
        }
        Ok(())
    }

    fn commit(&mut self, seq: u64, event: &Value, findings: &mut Findings) {
        let of = event["decks"].as_u64().unwrap_or(0) as u8;
        let deck = Committed { public: text(&event["commitment"]), words: vec![], decks: of, cut: None };
        if of == 0 && self.cut_before {
            findings.wrong(self.log, seq, say!("verify-cut-no-more", shuffle: number(event)));
        }
        self.cut_before |= of > 0;
        let kept = self.seeds.kept(self.log, number(event) as u32, seq, findings);
        let public = |seed: &Seed| match of {
            0 => root(&leaves(seed, &shuffled(seed, &self.full))),
            _ => decks(&roots(seed, of, &self.full)),
        };
        if kept.is_some_and(|seed| hex::encode(public(&seed)) != deck.public) {
            findings.wrong(self.log, seq, say!("verify-kept-deck", deck: number(event)));
        }
        self.committed.insert(number(event), deck);
    }

    /// What is being cut is what was committed to.
    fn cutting(&mut self, seq: u64, event: &Value, findings: &mut Findings) {
        let Some(cutting) = self.cuts.on() else { return };
        let roots: Vec<Hash> = cutting.roots.iter().filter_map(|root| unhex(root)).collect();
        let used = self.dealt.last().filter(|d| d.number == number(event));
        let fits = match (used, self.committed.get(&number(event))) {
            (Some(stub), _) => {
                self.stub_due && roots == [stub.root] && usize::from(cutting.cards) == stub.places.len()
            }
            // Where the seed is not known here, neither is what became of the stub.
            (None, Some(_)) if self.used == Some(number(event)) => self.shoe.is_none(),
            (None, Some(deck)) => {
                hex::encode(decks(&roots)) == deck.public && usize::from(cutting.cards) == self.full.len()
            }
            (None, None) => false,
        };
        if !fits {
            findings.wrong(
                self.log,
                seq,
                say!("verify-cut-other", cut: cutting.cut, shuffle: cutting.shuffle),
            );
        }
    }

    fn cut(&mut self, seq: u64, mut made: Made, findings: &mut Findings) {
        let (of, cards) = (made.cutting.roots.len() as u8, usize::from(made.cutting.cards));
        let chosen = if of > 1 { made.outcome.deck(of) } else { 0 };
        let order = made.outcome.order(cards);
        let number = u64::from(made.cutting.shuffle);
        let root = made.cutting.roots.get(usize::from(chosen)).and_then(|r| unhex(r)).unwrap_or_default();
        if chosen != made.deck {
            findings.wrong(self.log, seq, say!("verify-cut-deck", deck: made.deck, chosen: chosen));
        }
        if let Some(stub) = self.dealt.last_mut().filter(|d| d.number == number) {
            if order.len() != stub.places.len() {
                return;
            }
            self.stub_due = false;
            (stub.cut, stub.order) = (made.cutting.cut, order);
            let cards: VecDeque<Card> =
                stub.order.iter().map(|place| stub.places[usize::from(*place)]).collect();
            if let Some((_, shoe)) = &mut self.shoe {
                *shoe = cards;
            }
            return;
        }
        let others = (0..of).filter(|i| *i != chosen).zip(&made.seeds);
        let proper = others.clone().count() + 1 == usize::from(of)
            && others.into_iter().all(|(i, seed)| {
                let root = made.cutting.roots.get(usize::from(i)).and_then(|r| unhex(r));
                unhex(seed).is_some_and(|seed| Some(Tree::new(seed, &self.full).root()) == root)
            });
        if !proper {
            findings.wrong(self.log, seq, say!("verify-cut-seeds", shuffle: made.cutting.shuffle));
        }
        self.places = Some(made.cutting.places);
        if let Some(deck) = self.committed.get_mut(&number).filter(|_| order.len() == self.full.len()) {
            deck.cut = Some((made.cutting.cut, chosen, root, order));
        }
    }

    fn use_deck(&mut self, number: u64, findings: &mut Findings) -> Result<(), Telling> {
        findings.counts.shuffles += 1;
        self.dealt.clear();
        self.open.clear();
        (self.used, self.stub_due) = (Some(number), false);
        self.cuts.forget_before(number as u32);
        self.committed = self.committed.split_off(&number.saturating_sub(REMEMBERED));
        let deck = self.committed.get(&number).ok_or_else(|| say!("verify-deck-dealt"))?;
        // That the seed is the committed one was checked where the deck was committed to.
        let Some(seed) = self.seeds.of(number as u32) else {
            self.shoe = None;
            return Ok(());
        };
        findings.counts.from_kept += 1;
        if deck.decks > 0 {
            let chosen = deck.cut.as_ref().map_or(0, |cut| cut.1);
            let mut dealt = dealt(number, deck_seed(&seed, chosen), &self.full);
            if let Some((cut, _, _, order)) = &deck.cut {
                (dealt.cut, dealt.order) = (*cut, order.clone());
            }
            let cards = dealt.order.iter().map(|place| dealt.places[usize::from(*place)]).collect();
            self.shoe = Some((dealt.seed, cards));
            self.dealt.push(dealt);
            return Ok(());
        }
        let cards = shuffled(&seed, &self.full);
        let words: Vec<&[u8]> = deck.words.iter().map(|w| w.as_bytes()).collect();
        let mut order: Vec<u8> = (0..cards.len() as u8).collect();
        shuffle(&combined_seed(&unhex(&deck.public).unwrap_or_default(), &words), &mut order);
        self.shoe = Some((seed, order.iter().map(|place| cards[usize::from(*place)]).collect()));
        Ok(())
    }

    /// Each card that was opened lies where the cut says, under the root that was cut: this any player can check too.
    fn opened(&mut self, seq: u64, event: &Value, findings: &mut Findings) {
        let cut = event["cut"].as_u64().unwrap_or(0) as u32;
        let deck = self.dealt.iter().find(|d| d.number == number(event) && d.cut == cut);
        let cards = event["cards"].as_array().into_iter().flatten();
        if deck.is_none() && self.shoe.is_some() && cards.clone().next().is_some() {
            findings.wrong(self.log, seq, say!("verify-deck-opened", deck: number(event)));
        }
        for card in cards {
            let known: Option<Card> = card["card"].as_str().and_then(|c| c.parse().ok());
            self.open.extend(known);
            let Some(deck) = deck else { continue };
            let place = card["place"].as_u64().unwrap_or(u64::MAX) as u8;
            let dealt = card["dealt"].as_u64().and_then(|k| deck.dealt.get(k as usize));
            let salt = card["salt"].as_str().and_then(unhex).unwrap_or_default();
            let path = card["path"].as_array().into_iter().flatten();
            let path: Vec<Hash> = path.filter_map(|h| unhex(h.as_str()?)).collect();
            let lies = known.is_some_and(|c| lies_at(&deck.root, deck.places.len(), place, c, &salt, &path));
            if !lies || dealt != Some(&u16::from(place)) {
                findings.wrong(self.log, seq, say!("verify-deck-opened", deck: number(event)));
            }
        }
    }

    /// The last word about a deck was said: whatever everybody saw of it was opened to them.
    pub fn is_over(&self, seq: u64, saw: &[Card], findings: &mut Findings) {
        let closed: Vec<String> =
            saw.iter().filter(|c| !self.open.contains(c)).map(Card::to_string).collect();
        if !closed.is_empty() {
            findings.wrong(self.log, seq, say!("verify-deck-closed", cards: closed.join(" ")));
        }
    }

    /// As decks were opened before they were cut: all leaves, and the cards that everybody saw.
    fn opened_at_once(&mut self, seq: u64, event: &Value, findings: &mut Findings) {
        let Some(deck) = self.committed.get(&number(event)) else { return };
        let leaves: Vec<[u8; 32]> =
            event["leaves"].as_array().into_iter().flatten().filter_map(|l| unhex(l.as_str()?)).collect();
        if hex::encode(root(&leaves)) != deck.public {
            findings.wrong(self.log, seq, say!("verify-deck-cards", deck: number(event)));
        }
        for card in event["cards"].as_array().into_iter().flatten() {
            let place = card["place"].as_u64().unwrap_or(u64::MAX) as u8;
            let salt = card["salt"].as_str().and_then(unhex).unwrap_or_default();
            let known = card["card"].as_str().and_then(|c| c.parse().ok());
            if known.is_none_or(|c| Some(&leaf(&salt, place, c)) != leaves.get(usize::from(place))) {
                findings.wrong(self.log, seq, say!("verify-deck-opened", deck: number(event)));
            }
        }
    }
}

fn dealt(number: u64, seed: Seed, fresh: &[Card]) -> Dealt {
    let tree = Tree::new(seed, fresh);
    let order = (0..fresh.len() as u16).collect();
    Dealt { number, seed, root: tree.root(), cut: 0, places: tree.cards().to_vec(), order, dealt: Vec::new() }
}

fn roots(seed: &Seed, of: u8, full: &[Card]) -> Vec<Hash> {
    (0..of).map(|i| Tree::new(deck_seed(seed, i), full).root()).collect()
}

fn shuffled(seed: &Seed, full: &[Card]) -> Vec<Card> {
    let mut cards = full.to_vec();
    shuffle(seed, &mut cards);
    cards
}

fn salt(seed: &Seed, place: u8) -> [u8; 32] {
    Sha256::digest([b"cardroom salt 1".as_slice(), seed, &[place]].concat()).into()
}

fn leaf(salt: &[u8; 32], place: u8, card: Card) -> [u8; 32] {
    Sha256::digest([b"cardroom card 1".as_slice(), salt, &[place, card.index()]].concat()).into()
}

fn leaves(seed: &Seed, cards: &[Card]) -> Vec<[u8; 32]> {
    cards.iter().enumerate().map(|(i, card)| leaf(&salt(seed, i as u8), i as u8, *card)).collect()
}

fn root(leaves: &[[u8; 32]]) -> [u8; 32] {
    Sha256::digest([b"cardroom deck 1".as_slice(), &leaves.concat()].concat()).into()
}
