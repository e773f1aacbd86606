//! Deeds that wait for a second person. Whoever asks for one proposes it; somebody else who may, and whom it does not concern,
//! signs or declines it; what nobody signs lapses. The record that a signature writes is the deed itself with both names, so
//! that there is all of it or nothing.

use crate::error::RoomError;
use crate::house::{Author, House};
use crate::people::{People, role_of};
use crate::permissions::{Deed, may};
use crate::protocol::{HouseSettings, Role, RoleWaits, TableId};
use crate::record::HouseEvent;
use crate::table::now_ms;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::{CommitError, Person, StoredRecord};
use parking_lot::{Mutex, RwLock};
use std::collections::BTreeMap;
use std::sync::Arc;
use voice::say;

/// How long a deed waits, in milliseconds: a day.
const WAITS: u64 = 24 * 3600 * 1000;

/// A deed that waits.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The record in which it was proposed.
    pub entry: u64,
    /// When.
    pub at: u64,
    /// When it lapses.
    pub until: u64,
    /// Who asks for it.
    pub first: PlayerId,
    /// What.
    pub deed: HouseEvent,
    /// The half of a new password that whoever asked was told. It is kept nowhere else.
    pub half: Option<String>,
}

/// What waits for a second signature, and from which amounts on something does.
pub struct Signatures {
    house: Arc<House>,
    people: Arc<People>,
    waiting: Mutex<BTreeMap<u64, Waiting>>,
    settings: RwLock<Option<HouseSettings>>,
    /// Held by whoever signs or declines: one at a time, so that nothing is done twice.
    pub(crate) turn: tokio::sync::Mutex<()>,
}

/// What somebody must be allowed to do who asks for a deed, and who signs it.
pub fn needs(deed: &HouseEvent) -> (Deed, Deed) {
    match deed {
        HouseEvent::Issued { .. }
        | HouseEvent::Redeemed { .. }
        | HouseEvent::Corrected { .. }
        | HouseEvent::DrawerClosed { .. } => (Deed::Cage, Deed::Cage),
        HouseEvent::ExclusionLifted { .. } => (Deed::Exclude, Deed::Exclude),
        HouseEvent::Ruling { .. } => (Deed::Rule, Deed::Rule),
        HouseEvent::CountSigned { .. } => (Deed::Count, Deed::Count),
        _ => (Deed::GiveRoles, Deed::Sign),
    }
}

/// May this person sign what that one asks for? Nobody signs what is about themselves.
pub fn may_sign(person: &Person, first: PlayerId, deed: &HouseEvent) -> bool {
    let player = PlayerId(person.id);
    let somebody_else = player != first && Some(player) != deed.about();
    somebody_else && person.password.is_some() && !person.bot && may(role_of(person), needs(deed).1)
}

impl Signatures {
    /// What the house's book says waits.
    pub fn load(house: Arc<House>, people: Arc<People>, book: &[StoredRecord]) -> Signatures {
        let mut waiting = BTreeMap::new();
        let mut settings = None;
        for record in book {
            match serde_json::from_str(&record.body) {
                Ok(HouseEvent::Proposed { deed, until }) => {
                    let first = PlayerId(record.actor.unwrap_or(0));
                    let (entry, at, deed) = (record.seq, record.at, *deed);
                    waiting.insert(entry, Waiting { entry, at, until, first, deed, half: None });
                }
                Ok(HouseEvent::Signed { entry, deed, .. }) => {
                    waiting.remove(&entry);
                    if let HouseEvent::SettingsMade { settings: made, .. } = *deed {
                        settings = Some(made);
                    }
                }
                Ok(HouseEvent::Declined { entry } | HouseEvent::Lapsed { entry }) => {
                    waiting.remove(&entry);
                }
                Ok(HouseEvent::SettingsMade { settings: made, .. }) => settings = Some(made),
                _ => {}
            }
        }
        // Whoever asked for a new password was told half of it; nobody has that half any more.
        waiting.retain(|_, waits| !matches!(waits.deed, HouseEvent::PasswordSet { .. }));
        people.lock_after(settings.clone().unwrap_or_default().idle_minutes);
        let (waiting, settings) = (Mutex::new(waiting), RwLock::new(settings));
        Signatures { house, people, waiting, settings, turn: tokio::sync::Mutex::new(()) }
    }

    /// Another node had the house's book until now: what waits, and the settings, as they stand there.
    pub(crate) fn read_again(&self, book: &[StoredRecord]) {
        self.people.all_are_busy(now_ms());
        let read = Signatures::load(Arc::clone(&self.house), Arc::clone(&self.people), book);
        *self.waiting.lock() = read.waiting.into_inner();
        *self.settings.write() = read.settings.into_inner();
    }

    /// The settings as the node says that has the house's book. Sessions are locked there.
    pub(crate) fn hear(&self, settings: HouseSettings) {
        self.people.lock_after(0);
        *self.settings.write() = Some(settings);
    }

    /// The house's settings.
    pub fn settings(&self) -> HouseSettings {
        self.settings.read().clone().unwrap_or_default()
    }

    /// Settings were made, and it is on disk.
    pub(crate) fn set(&self, settings: HouseSettings) {
        self.people.lock_after(settings.idle_minutes);
        *self.settings.write() = Some(settings);
    }

    /// Books that know no settings get the usual ones: from then on they are in force.
    pub(crate) async fn settle(&self) -> Result<(), CommitError> {
        if self.settings.read().is_none() {
            let settings = HouseSettings::default();
            let made = HouseEvent::SettingsMade { settings: settings.clone(), alone: false };
            self.house.write(Author::default(), &made, vec![]).await?;
            self.set(settings);
        }
        Ok(())
    }

    /// Could anybody sign this?
    pub fn has_signer(&self, first: PlayerId, deed: &HouseEvent) -> bool {
        !self.signers(first, deed).is_empty()
    }

    /// Who could.
    fn signers(&self, first: PlayerId, deed: &HouseEvent) -> Vec<Arc<Person>> {
        let here = |person: &Person| !self.people.is_disabled(person.id);
        let mut all = self.people.all();
        all.retain(|person| here(person) && may_sign(person, first, deed));
        all
    }

    /// What they are called.
    pub fn signer_names(&self, first: PlayerId, deed: &HouseEvent) -> Vec<String> {
        self.signers(first, deed).iter().map(|person| person.name.clone()).collect()
    }

    /// Writes a deed down that waits for a second signature from now on. Asked again under the same id, it waits once.
    pub async fn propose(
        &self,
        first: PlayerId,
        action: Option<String>,
        deed: HouseEvent,
        half: Option<String>,
    ) -> Result<u64, RoomError> {
        if let Some(bus) = self.house.elsewhere() {
            return self.house.propose_there(bus, first, action, deed).await;
        }
        if !self.has_signer(first, &deed) {
            return Err(RoomError::Refused(nobody_signs(&deed)));
        }
        if action.is_none()
            && let Some(waits) = self.waiting.lock().values_mut().find(|w| w.first == first && w.deed == deed)
        {
            // Asked for again: it waits once, and the half of a password that was told last counts.
            waits.half = half;
            return Ok(waits.entry);
        }
        let at = now_ms();
        let until = at + WAITS;
        let proposed = HouseEvent::Proposed { deed: Box::new(deed.clone()), until };
        let author = Author { actor: Some(first.0), action };
        match self.house.write(author, &proposed, vec![]).await {
            Ok(entry) => {
                let waits = Waiting { entry, at, until, first, deed, half };
                self.waiting.lock().insert(entry, waits);
                Ok(entry)
            }
            Err(CommitError::Duplicate { log: 0, seq }) => Ok(seq),
            Err(why) => Err(why.into()),
        }
    }

    /// Everything that waits, the oldest first. What has waited too long is written down as lapsed.
    pub async fn waiting(&self) -> Result<Vec<Waiting>, CommitError> {
        let now = now_ms();
        let late = self.waiting.lock().values().filter(|w| w.until <= now).map(|w| w.entry).collect();
        self.lapse_all(late).await?;
        Ok(self.waiting.lock().values().cloned().collect())
    }

    /// What waits is written down as lapsed, where it still does. Whoever asks holds the turn.
    pub(crate) async fn lapse(&self, entry: u64) -> Result<(), CommitError> {
        if self.waits(entry).is_some() {
            self.house.write(Author::default(), &HouseEvent::Lapsed { entry }, vec![]).await?;
            self.over(entry);
        }
        Ok(())
    }

    /// The rulings on a table that wait, but for this one; none where another node has the house's book, and knows.
    pub(crate) fn rulings_on(&self, of: TableId, but: Option<u64>) -> Vec<Waiting> {
        if self.house.elsewhere().is_some() {
            return Vec::new();
        }
        let now = now_ms();
        let on_it = |waits: &&Waiting| {
            let ruling = matches!(waits.deed, HouseEvent::Ruling { table, .. } if table == of);
            ruling && waits.until > now && Some(waits.entry) != but
        };
        self.waiting.lock().values().filter(on_it).cloned().collect()
    }

    /// A ruling on this round of a table, but for this one, that waits.
    pub(crate) async fn ruling_waits(
        &self,
        table: TableId,
        round: u32,
        but: Option<u64>,
    ) -> Result<Option<u64>, CommitError> {
        if let Some(bus) = self.house.elsewhere() {
            return self.house.ruling_waits_there(bus, table, round, but).await;
        }
        let about =
            |deed: &HouseEvent| matches!(deed, HouseEvent::Ruling { round: about, .. } if *about == round);
        Ok(self.rulings_on(table, but).iter().find(|waits| about(&waits.deed)).map(|waits| waits.entry))
    }

    /// These can take effect no more: they are written down as lapsed.
    pub(crate) async fn lapse_all(&self, entries: Vec<u64>) -> Result<(), CommitError> {
        for entry in entries {
            let _turn = self.turn.lock().await;
            self.lapse(entry).await?;
        }
        Ok(())
    }

    /// A deed that waits.
    pub fn waits(&self, entry: u64) -> Option<Waiting> {
        self.waiting.lock().get(&entry).cloned()
    }

    /// The role that waits for somebody: who asked for it, and who can sign it.
    pub fn role_waits(&self, of: PlayerId) -> Option<RoleWaits> {
        let given = |deed: &HouseEvent| match deed {
            HouseEvent::RoleGiven { player, role, .. } if *player == of => Some(*role),
            _ => None,
        };
        let now = now_ms();
        let (first, deed, role) = self.waiting.lock().values().rev().find_map(|waits| {
            let role = given(&waits.deed).filter(|_| waits.until > now)?;
            Some((waits.first, waits.deed.clone(), role))
        })?;
        let signers = self.signer_names(first, &deed);
        Some(RoleWaits { role, by: self.people.name(first), signers })
    }

    /// Does a correction of this entry wait already?
    pub fn waits_to_correct(&self, of: u64) -> bool {
        let corrects =
            |deed: &HouseEvent| matches!(deed, HouseEvent::Corrected { entry, .. } if *entry == of);
        self.waiting.lock().values().any(|waits| corrects(&waits.deed))
    }

    /// What waits to make a count sheet final.
    pub fn waits_for_count(&self, of: u64) -> Option<Waiting> {
        let signs =
            |waits: &&Waiting| matches!(waits.deed, HouseEvent::CountSigned { sheet, .. } if sheet == of);
        self.waiting.lock().values().find(signs).filter(|waits| waits.until > now_ms()).cloned()
    }

    /// Does an entry wait that would go through this drawer?
    pub fn waits_through(&self, drawer: u64) -> bool {
        let through = |deed: &HouseEvent| deed.slip().is_some_and(|slip| slip.drawer == Some(drawer));
        self.waiting.lock().values().any(|waits| through(&waits.deed))
    }

    /// The closing of this drawer that waits.
    pub fn waits_to_close(&self, number: u64) -> Option<Waiting> {
        let closes = |waits: &&Waiting| matches!(waits.deed, HouseEvent::DrawerClosed { drawer, .. } if drawer == number);
        self.waiting.lock().values().find(closes).filter(|waits| waits.until > now_ms()).cloned()
    }

    /// Does it wait that somebody is kept out no longer?
    pub fn waits_to_lift(&self, player: PlayerId) -> bool {
        let lifted = HouseEvent::ExclusionLifted { player };
        self.waiting.lock().values().any(|waits| waits.deed == lifted)
    }

    /// A deed waits no longer, and it is on disk.
    pub(crate) fn over(&self, entry: u64) {
        self.waiting.lock().remove(&entry);
    }

    /// The deed as it is written down once this person has signed it. Refused where they may not, or where whoever asked for it
    /// may no longer.
    pub fn signed(&self, entry: u64, second: &Person) -> Result<(Waiting, HouseEvent), Refusal> {
        let waits = self.waits(entry).filter(|waits| waits.until > now_ms());
        let waits = waits.ok_or_else(|| Refusal::new(Clause::Room1, say!("second-nothing-waits")))?;
        if PlayerId(second.id) == waits.first {
            return Err(Refusal::new(Clause::Room1, say!("second-not-oneself")));
        }
        if !may_sign(second, waits.first, &waits.deed) {
            return Err(Refusal::new(Clause::Room1, say!("second-not-yours")));
        }
        let asks = self.people.get(waits.first).map_or(Role::Player, |first| role_of(&first));
        if self.people.is_disabled(waits.first.0) || !may(asks, needs(&waits.deed).0) {
            return Err(Refusal::new(Clause::Room1, say!("second-first-may-not")));
        }
        let (first, deed) = (waits.first, Box::new(waits.deed.clone()));
        Ok((waits, HouseEvent::Signed { entry, first, deed }))
    }

    /// Somebody does not sign, or takes back what they asked for.
    pub async fn decline(&self, entry: u64, who: &Person) -> Result<(), RoomError> {
        let _turn = self.turn.lock().await;
        let waits = self.waits(entry);
        let waits = waits.ok_or_else(|| Refusal::new(Clause::Room1, say!("second-nothing-waits")))?;
        if PlayerId(who.id) != waits.first && !may_sign(who, waits.first, &waits.deed) {
            return Err(Refusal::new(Clause::Room1, say!("second-not-yours")).into());
        }
        if PlayerId(who.id) == waits.first && matches!(waits.deed, HouseEvent::DrawerClosed { .. }) {
            return Err(Refusal::new(Clause::Room10, say!("second-count-stands")).into());
        }
        Ok(self.put_away(entry, PlayerId(who.id)).await?)
    }

    /// What waits is written down as declined. Whoever asks holds the turn.
    pub(crate) async fn put_away(&self, entry: u64, by: PlayerId) -> Result<(), CommitError> {
        let author = Author { actor: Some(by.0), action: None };
        self.house.write(author, &HouseEvent::Declined { entry }, vec![]).await?;
        self.over(entry);
        Ok(())
    }

    /// Writes a ruling into the house's book too, where everything stands that the staff do; once, however often it is asked for.
    /// Says whether it stands there.
    pub(crate) async fn note_ruling(&self, by: PlayerId, ruled: &HouseEvent) -> bool {
        let author = Author { actor: Some(by.0), action: Some(noted_as(ruled)) };
        match self.house.write(author, ruled, vec![]).await {
            Ok(_) | Err(CommitError::Duplicate { .. }) => true,
            // It stands in the table's log, from which it comes here when the room is opened again.
            Err(why) => {
                tracing::warn!(%why, "a ruling is missing in the house's book");
                false
            }
        }
    }

    /// Does so much over the counter wait for a second signature?
    pub fn counter_waits(&self, amount: Money) -> bool {
        amount.max(-amount) > self.settings().cage_limit
    }
}

/// The id under which a ruling is written into the house's book. No client sends one with a blank in it.
pub(crate) fn noted_as(ruled: &HouseEvent) -> String {
    match ruled {
        HouseEvent::Ruled { table, seq, .. } => format!("ruled {table}/{seq}"),
        _ => String::new(),
    }
}

/// Nobody could sign it: who has to be appointed first.
fn nobody_signs(deed: &HouseEvent) -> Refusal {
    match needs(deed).1 {
        Deed::Cage => Refusal::new(Clause::Room10, say!("second-nobody-cage")),
        Deed::Rule => Refusal::new(Clause::Room1, say!("second-nobody-floor")),
        Deed::Count => Refusal::new(Clause::Room1, say!("second-nobody-count")),
        Deed::Exclude => Refusal::new(Clause::Room1, say!("second-nobody-exclusion")),
        _ => Refusal::new(Clause::Room1, say!("second-nobody")),
    }
}
