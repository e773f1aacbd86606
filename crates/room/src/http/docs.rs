//! The REST API: one list, from which come the routes, the OpenAPI description at `/api/docs` with the JSON Schema of every
//! body and frame, the table of docs/protocol.md, and the types the browser is given.

use super::endpoint::{Endpoint, Who};
use super::{
    accounts, api, auth, cage, cash, counts, day, drawers, exam_results, exams, exclusions, faces, journal,
    lists, live, lock, odds, passkeys, past, patrons, picture, private, purse, reports, results, scanners,
    seals, sent, sessions, shifts, signatures, staff, third_parties,
};
use crate::permissions::Deed;
use crate::protocol::*;
use axum::Json;
use axum::routing;
use games::clauses;
use games::rulebook::without_examples;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A line of the list: what a call does, its address, who may make it, who answers it, and what is in its query and bodies.
macro_rules! endpoints {
    ($($(#[doc = $what:literal])+ $method:ident $path:literal $who:expr => $handler:path $({ $($key:ident: $type:ty),* })?;)*) => {
        vec![$(
            Endpoint::new((stringify!($method), $path), $who, concat!($($what),+), routing::$method($handler))
                $($(.$key::<$type>())*)?,
        )*]
    };
}

/// All calls.
pub fn endpoints() -> Vec<Endpoint> {
    endpoints! {
        /// A guest with a wallet of play chips; sets the cookie.
        post "/api/guest" Who::Anybody => auth::guest { takes: GuestRequest, gives: Me };
        /// A new account, or the guest of this session stays for good.
        post "/api/account" Who::Anybody => auth::account { takes: Credentials, gives: Me };
        /// A new session; throttled by name and by address.
        post "/api/login" Who::Anybody => auth::login { takes: Credentials, gives: Me };
        /// Ends this session, and closes its connections at once.
        post "/api/logout" Who::Session => auth::logout;
        /// Ends all sessions of this person, and closes their connections at once.
        post "/api/logout-everywhere" Who::Session => auth::logout_everywhere;
        /// Locks this session of the staff: it does nothing and is shown nothing until it is opened again.
        post "/api/lock" Who::Staff => lock::lock;
        /// Opens it again, by PIN, passkey or password; three wrong PINs end it.
        post "/api/unlock" Who::Account => lock::unlock { takes: UnlockRequest, gives: Me };
        /// A PIN of six digits that opens locked sessions; the password is asked for.
        post "/api/pin" Who::Staff => lock::set_pin { takes: PinRequest };
        /// Somebody is here: the session is not locked for want of anybody. (Every other POST and every command says so too.)
        post "/api/here" Who::Session => lock::here;
        /// One's passkeys.
        get "/api/passkeys" Who::Session => passkeys::passkeys { gives: Vec<PasskeyRow> };
        /// What a device is to make a passkey from; the password is asked for.
        post "/api/passkeys/order" Who::Staff => passkeys::order { takes: OwnPassword, gives: PasskeyOrder };
        /// A device made a passkey: from now on it signs in, and the password alone does not where the house says so.
        post "/api/passkeys" Who::Staff => passkeys::keep { takes: PasskeyMade };
        /// Removes a passkey; the password is asked for.
        post "/api/passkeys/{key}/remove" Who::Account => passkeys::remove { takes: OwnPassword };
        /// What a passkey is to sign, to come in or to open this locked session: good once, for three minutes.
        post "/api/passkeys/question" Who::Anybody => passkeys::question { gives: PasskeyQuestion };
        /// A new session, by passkey.
        post "/api/passkeys/enter" Who::Anybody => passkeys::enter { takes: PasskeyAnswer, gives: Me };
        /// Where one is signed in: the sessions that are open, the latest first.
        get "/api/sessions" Who::Session => sessions::sessions { gives: Vec<SessionRow> };
        /// Ends one of one's sessions (`others`: all but this one), and closes its connections at once.
        post "/api/sessions/{session}/end" Who::Session => sessions::end;
        /// Makes the floor manager's account.
        post "/api/claim" Who::FirstLink => auth::claim { takes: ClaimRequest, gives: Me };
        /// Another password for oneself; all other sessions end, their connections are closed, and the cookie is a new one.
        post "/api/password" Who::Account => auth::password { takes: PasswordRequest, gives: Me };
        /// Who I am, my wallet, what I may do and which pages are open to me.
        get "/api/me" Who::Session => auth::me { gives: Me };
        /// Who I am, or nothing where nobody is signed in.
        get "/api/visitor" Who::Anybody => purse::who { gives: Option<Me> };
        /// The tables at which I sit or stand, and what I have before me there.
        get "/api/seats" Who::Session => purse::seats { gives: Vec<OwnSeat> };
        /// Play chips again, for a player with next to nothing left: up to three times in an hour (ROOM-13).
        post "/api/refill" Who::Session => purse::refill { gives: Me };
        /// A guest chooses what to be called; whoever has an account keeps its name.
        post "/api/name" Who::Session => faces::name { takes: GuestRequest, gives: Me };
        /// Chooses the face that the tables see: a number from 0 to 1,023, from which it is drawn.
        post "/api/face" Who::Session => faces::choose { takes: FaceRequest, gives: Me };
        /// Chooses the language that is read, on whichever machine.
        post "/api/language" Who::Session => faces::read { takes: LanguageRequest, gives: Me };
        /// What one wrote down of others: nobody else reads it.
        get "/api/remarks" Who::Session => faces::remarks { gives: BTreeMap<u32, String> };
        /// Writes something down of somebody, up to 200 characters; without text, forgets it.
        post "/api/remarks" Who::Session => faces::remark { takes: RemarkRequest, gives: BTreeMap<u32, String> };
        /// The pages that are not for everybody, and for whom they are.
        get "/api/pages" Who::Anybody => api::pages { gives: Vec<PageRow> };
        /// All tables.
        get "/api/lobby" Who::Anybody => api::lobby { gives: Vec<TableSummary> };
        /// The liveliest table as the rail sees it, as a `table` frame; nothing where nobody plays.
        get "/api/live" Who::Anybody => live::live { shows: Option<Map<String, Value>> };
        /// Every rulebook the room was started with (`--houses` too), its limits and collection schedules, or what is wrong with its file.
        get "/api/rulebooks" Who::Anybody => api::rulebooks { gives: Vec<RulebookRow> };
        /// What a clause says, and which document it restates.
        get "/api/clauses/{id}" Who::Anybody => api::clause { shows: clauses::Entry };
        /// A table's sign.
        get "/api/tables/{table}" Who::Anybody => api::table { gives: TableInfo };
        /// Records after `from`, as a bystander saw them.
        get "/api/tables/{table}/history" Who::Anybody => api::history { asks: api::Span, gives: Vec<RecordView> };
        /// A finished hand of poker, by the record it began with: step by step from one's own chair (the rail's for strangers, all cards for the auditor), and as PHH.
        get "/api/tables/{table}/hands/{seq}" Who::Anybody => past::hand { gives: HandReplay };
        /// A finished round of blackjack, by the record it began with, as a scenario that `cardroom deal` plays to the same settlement; one that a scenario cannot tell (the floor ruled, the shoe was shuffled in the middle) event by event, as everybody saw it.
        get "/api/tables/{table}/rounds/{seq}" Who::Anybody => past::round { gives: RoundFile };
        /// A finished round or hand as a picture, an SVG of 1200 by 630: what everybody saw of it. `/round/{table}/{seq}` is a page about it.
        get "/api/tables/{table}/rounds/{seq}/picture.svg" Who::Anybody => picture::show;
        /// A shuffle to check: of a shoe whose seed was revealed, or of a poker deck whose shown cards were opened.
        get "/api/tables/{table}/shuffles/{shuffle}" Who::Anybody => api::shuffle { gives: CheckableShuffle };
        /// The house's public key, and the newest seal of every pit of its books (docs/ledger.md).
        get "/api/seals" Who::Anybody => seals::newest { gives: Seals };
        /// A seal with everything its hash is taken over: whoever has seen it finds it again, and whoever has the hash of a record that it lies under it.
        get "/api/seals/{pit}/{number}" Who::Anybody => seals::seal { gives: SealProof };
        /// The exact price of a rulebook: what `cardroom odds --json` prints.
        get "/api/odds/{house}/{game}" Who::Anybody => odds::report { asks: odds::Subject, shows: odds::Priced };
        /// What each move of a hand is worth.
        get "/api/odds/{house}/{game}/hand" Who::Anybody => odds::hand { asks: odds::Question, shows: odds::Advice };
        /// Opens a private table, by any rulebook and limit, with programs or without: three at once at most (ROOM-15).
        post "/api/private" Who::May(Deed::Play) => private::open { takes: OpenPrivate, gives: PrivateTable };
        /// The private tables that I opened, or sit at.
        get "/api/private" Who::Session => private::own { gives: Vec<PrivateTable> };
        /// Closes a private table: for its host.
        post "/api/private/{table}/close" Who::Session => private::close;
        /// The nodes on which the room runs, and what each has; nothing where it is one process.
        get "/api/nodes" Who::May(Deed::RunTables) => staff::nodes { gives: Vec<NodeRow> };
        /// Opens a table.
        post "/api/tables" Who::May(Deed::RunTables) => staff::open_table { takes: OpenTable, gives: TableInfo };
        /// People of third parties at a table with real chips, whose chips nobody counts: who closes it is asked what they go with.
        get "/api/tables/{table}/third-parties" Who::May(Deed::RunTables) => third_parties::there { gives: Vec<ThirdPartyThere> };
        /// Takes no more rounds; everybody gets their chips back.
        post "/api/tables/{table}/close" Who::May(Deed::RunTables) => staff::close_table { takes: CloseTable };
        /// Shifts, newest first.
        get "/api/shifts" Who::May(Deed::ReadReports) => shifts::shifts { gives: Vec<ShiftRow> };
        /// Opens a shift: one is open at a time.
        post "/api/shifts" Who::May(Deed::RunShifts) => shifts::open { takes: OpenShift, gives: ShiftRow };
        /// What a shift hands over: tables, drop, rulings, calls, what waits, who worked in it; of one that is open, as it stands now.
        get "/api/shifts/{shift}" Who::May(Deed::ReadReports) => shifts::handover { gives: Handover };
        /// Closes the shift that is open, and writes down what it leaves open.
        post "/api/shifts/{shift}/close" Who::May(Deed::RunShifts) => shifts::close { takes: CloseShift, gives: ShiftRow };
        /// Count sheets, newest first.
        get "/api/counts" Who::May(Deed::ReadReports) => counts::sheets { gives: Vec<CountSheet> };
        /// The drop boxes of a shift that were not counted yet; not what should be in them.
        get "/api/counts/next" Who::May(Deed::Count) => counts::next { asks: counts::OfShift, gives: CountOffer };
        /// Enters what lay in drop boxes: from then on the sheet shows what the ledger expected.
        post "/api/counts" Who::May(Deed::Count) => counts::enter { takes: CountRequest, gives: CountSheet };
        /// A count sheet.
        get "/api/counts/{sheet}" Who::May(Deed::ReadReports) => counts::sheet { gives: CountSheet };
        /// Corrects a line of a sheet that nobody has signed; the line stays on it, struck out.
        post "/api/counts/{sheet}/correct" Who::May(Deed::Count) => counts::correct { takes: CountCorrection, gives: CountSheet };
        /// Signs a sheet first: it waits for a second signature (202), which makes it final.
        post "/api/counts/{sheet}/sign" Who::May(Deed::Count) => counts::sign { takes: CountSignature, gives: CountSheet };
        /// Gives chips out: $1,000,000 at most in one entry, and never to oneself (ROOM-10). Above the house's limit it waits for a second signature (202).
        post "/api/cage/issue" Who::May(Deed::Cage) => cage::issue { takes: CageRequest, gives: CageEntry };
        /// Takes chips back: $1,000,000 at most in one entry, and never from oneself (ROOM-10). Above the house's limit it waits for a second signature (202). Against what, by which drawer and who it was stands with it.
        post "/api/cage/redeem" Who::May(Deed::Cage) => cage::redeem { takes: CageRequest, gives: CageEntry };
        /// Undoes an entry, which stays in the book.
        post "/api/cage/correct" Who::May(Deed::Cage) => cage::correct { takes: CorrectRequest, gives: CageEntry };
        /// The cage's book, newest first.
        get "/api/cage/entries" Who::May(Deed::ReadCage) => cage::entries { gives: Vec<CageEntry> };
        /// What somebody bought and redeemed on this gaming day, by tender, and what the counter has to know before an entry is made: above the house's thresholds of cash a note or a report is due.
        get "/api/cage/day" Who::May(Deed::ReadCage) => cash::day { asks: cash::Intent, gives: CageDay };
        /// The cage's drawers: those that are open, and those that were closed lately, with what was over or short.
        get "/api/cage/drawers" Who::May(Deed::ReadCage) => drawers::drawers { gives: Vec<DrawerRow> };
        /// Opens a drawer with the cash that was counted into it: one for each person. From then on their entries name it.
        post "/api/cage/drawers" Who::May(Deed::Cage) => drawers::open { takes: DrawerCount, gives: DrawerRow };
        /// Closes one's drawer (a manager closes anybody's) with the cash that was counted in it. The first count that does not agree with the books is kept and closes nothing (`counted` is null then); the second one stands. What is over or short by more than the house's limit waits for a second signature (202).
        post "/api/cage/drawers/{drawer}/close" Who::May(Deed::Cage) => drawers::close { takes: DrawerCount, gives: DrawerRow };
        /// Who is kept out of the room.
        get "/api/exclusions" Who::May(Deed::ReadExclusions) => exclusions::list { gives: Vec<ExclusionRow> };
        /// Keeps somebody out, for a number of years or for life: they sit down nowhere and are given no chips, and nobody else learns why.
        post "/api/exclusions" Who::May(Deed::Exclude) => exclusions::exclude { takes: ExcludeRequest };
        /// Takes somebody off that list; it waits for a second signature (202).
        post "/api/exclusions/{player}/lift" Who::May(Deed::Exclude) => exclusions::lift;
        /// What people are called who sat at the table (`of=4,17`): a name by each number.
        get "/api/tables/{table}/names" Who::Anybody => api::names { asks: api::Numbers, gives: BTreeMap<u32, String> };
        /// Who did what, the latest first: sign-ins and failures, roles, passwords, tables, rulings, chips over the counter, signatures; older lines with `before`.
        get "/api/journal" Who::May(Deed::ReadJournal) => journal::journal { asks: journal::Span, gives: Journal };
        /// What waits for one's signature, and what one asked for that waits for somebody else's.
        get "/api/signatures" Who::May(Deed::Sign) => signatures::waiting { gives: Vec<SignatureRow> };
        /// Signs what somebody else asked for: it is done, in both names. Half of a new password is told to whoever signs it.
        post "/api/signatures/{entry}/sign" Who::May(Deed::Sign) => signatures::sign { gives: SignedAnswer };
        /// Does not sign it, or takes back what one asked for oneself.
        post "/api/signatures/{entry}/decline" Who::May(Deed::Sign) => signatures::decline;
        /// The house's settings: from which amounts on two people sign.
        get "/api/settings" Who::May(Deed::Sign) => signatures::settings { gives: HouseSettings };
        /// Other settings. Stricter ones hold at once; laxer ones wait for a second signature (202).
        post "/api/settings" Who::May(Deed::GiveRoles) => signatures::set { takes: SettingsRequest };
        /// Who may be playing together in the last seven gaming days, or in those from `from` to `to`: people at one table from one address, chips that flow one way, better hands given up; with the rounds to look at.
        get "/api/collusion" Who::May(Deed::ReadCollusion) => reports::collusion { asks: reports::Span, gives: Vec<Suspicion> };
        /// Everybody the room knows.
        get "/api/people" Who::May(Deed::ReadPeople) => staff::people { asks: staff::PeopleSpan, gives: Vec<PersonRow> };
        /// The rounds and hands somebody took part in, newest first, page by page: its `next` is the `before` of the next page.
        get "/api/people/{player}/rounds" Who::OneselfOr(Deed::ReadRounds) => past::rounds { asks: past::Span, gives: PastPage };
        /// What all rounds and hands somebody took part in came to: together, by game, the best and the worst, and how it went.
        get "/api/people/{player}/results" Who::OneselfOr(Deed::ReadRounds) => results::results { gives: Results };
        /// An account for somebody who works here, without chips: its first password is told once, and has to be changed at the first sign-in. The auditor's role waits for a second signature (202).
        post "/api/staff" Who::May(Deed::GiveRoles) => accounts::appoint { takes: StaffRequest, gives: NewStaff };
        /// Gives a role, the auditor's only with a second signature (202); open connections of that person get a new `hello`, and from then on frames and answers by the new role.
        post "/api/people/{player}/role" Who::May(Deed::GiveRoles) => staff::give_role { takes: RoleRequest };
        /// A new password for somebody who forgot theirs, told once (half of it for an auditor's, which waits for a second signature, 202); their sessions end, and their connections are closed.
        post "/api/people/{player}/password" Who::May(Deed::GiveRoles) => staff::reset_password { gives: NewPassword };
        /// Disables an account: its sessions end, its owner leaves every table when the round is over and comes in no more; chips stay in the wallet. An auditor's waits for a second signature (202).
        post "/api/people/{player}/disable" Who::May(Deed::GiveRoles) => accounts::disable { takes: DisableRequest };
        /// Enables an account again; an auditor's waits for a second signature (202).
        post "/api/people/{player}/enable" Who::May(Deed::GiveRoles) => accounts::enable;
        /// Where somebody of the staff is signed in.
        get "/api/people/{player}/sessions" Who::May(Deed::GiveRoles) => sessions::of_person { gives: Vec<SessionRow> };
        /// Ends a session of somebody of the staff (`all`: every one), and closes its connections at once.
        post "/api/people/{player}/sessions/{session}/end" Who::May(Deed::GiveRoles) => sessions::end_of_person;
        /// The passkeys of somebody.
        get "/api/people/{player}/passkeys" Who::May(Deed::GiveRoles) => passkeys::of_staff_member { gives: Vec<PasskeyRow> };
        /// Removes all passkeys of somebody who lost their devices: their password is enough again. It waits for a second signature (202).
        post "/api/people/{player}/passkeys/remove" Who::May(Deed::GiveRoles) => passkeys::remove_all;
        /// Somebody whom a dealer is about to seat at a table with real chips: no account, no chips, no telephone (ROOM-16).
        post "/api/patrons" Who::May(Deed::NamePatrons) => patrons::name { takes: PatronRequest, gives: Patron };
        /// What patrons of the house are called, for whoever puts somebody on a list.
        get "/api/patrons" Who::May(Deed::RunTables) => patrons::known { gives: KnownNames };
        /// What people are called who wait on the lists of a table's game and limit, or sat there today, or bank for a third party: whom a dealer may be about to seat.
        get "/api/tables/{table}/expected" Who::May(Deed::NamePatrons) => patrons::at_table { gives: KnownNames };
        /// Past rounds and hands of all tables but private ones, the latest first, page by page: by table, time (gaming days, times of the house's clock on them, or moments), person (a number or a part of a name), seat, what somebody staked, won or lost, ruled on or not, called off or not. What only the house's programs had part in is left out, unless they are asked for. Its `next` is the `before` of the next page.
        get "/api/past" Who::May(Deed::SearchRounds) => day::past { asks: day::Looked, gives: FoundRounds };
        /// The tables that were ever opened, private ones left out, in the order of their numbers: closed ones have past rounds too.
        get "/api/past/tables" Who::May(Deed::SearchRounds) => day::past_tables { gives: Vec<PastTable> };
        /// What became of every offer of the bank at a table in these gaming days, the earliest first: to whom, since when, taken, declined, by the clock, or let pass.
        get "/api/tables/{table}/bank" Who::May(Deed::ReadReports) => day::bank { asks: reports::Span, gives: Vec<BankTurn> };
        /// Tables at which the house's rule on the bank is about to be broken, or is; nothing where the house has none.
        get "/api/rotation" Who::May(Deed::ReadReports) => day::rotation { gives: Vec<RotationClock> };
        /// For which company somebody of a third-party provider sits, and with which badge.
        post "/api/people/{player}/provider" Who::May(Deed::GiveRoles) => day::provider { takes: ProviderRequest };
        /// Who waits for a seat, by game and limit, in order; which tables feed which, and who moves next.
        get "/api/lists" Who::May(Deed::RunTables) => lists::lists { gives: FloorLists };
        /// Puts somebody on a list: the floor anybody, with an account or by name; a player themselves.
        post "/api/lists" Who::Session => lists::add { takes: ListRequest, gives: WaitingRow };
        /// Where I wait, and whether I have to move to another table.
        get "/api/lists/mine" Who::Session => lists::mine { gives: OwnPlaces };
        /// Moves somebody on their list, calls them, sends them to a table or takes them off; one's own entry one takes off oneself.
        post "/api/lists/{entry}" Who::Session => lists::change { takes: ListChange };
        /// What the floor has to tell the dealer of a table: whom it sends there, which seat's owner it asked to leave, and who goes on to another table. Nobody at the table reads it.
        get "/api/tables/{table}/sent" Who::May(Deed::NamePatrons) => sent::at_table { gives: FloorTold };
        /// The dealer, or the floor, has read that somebody was asked to leave.
        post "/api/asked/{asked}/read" Who::May(Deed::NamePatrons) => sent::read { takes: AskedRead };
        /// Says which table a table feeds: who sits longest at the first moves to the other when a seat is free there.
        post "/api/must-move" Who::May(Deed::RunTables) => lists::must_move { takes: MustMoveRequest };
        /// The scanners and shoe readers that have a key for a table.
        get "/api/tables/{table}/devices" Who::May(Deed::RunTables) => scanners::list { gives: Vec<DeviceRow> };
        /// Makes a key with which a scanner names cards at this table, and does nothing else. It is told once; the books keep its hash.
        post "/api/tables/{table}/devices" Who::May(Deed::RunTables) => scanners::give { takes: DeviceKeyRequest, gives: DeviceKey };
        /// The key of a scanner is good for nothing any more.
        post "/api/devices/{device}/revoke" Who::May(Deed::RunTables) => scanners::revoke { takes: DeviceKeyEnd };
        /// A card came (`Authorization: Bearer KEY`): it is named as the table's dealer would, where the table waits for a card. An id that is sent again happens once.
        post "/api/device/card" Who::Device => scanners::card { takes: DeviceCard, gives: DeviceCardDone };
        /// Which gaming day it is, and when the house's gaming days begin.
        get "/api/day" Who::Anybody => reports::day { gives: Today };
        /// `drop`, `banking`, `rotation` (how the bank went round), `playing-book` (sessions of third-party providers, of one company with `company`), `hours` (how long people played), or `cash` (for the cage, the auditor and the manager: days on which somebody's cash was above the house's thresholds), by gaming day; as CSV with `.csv` at the end.
        get "/api/reports/{report}" Who::May(Deed::ReadReports) => reports::report { asks: reports::Span, gives: ReportRows };
        /// The checks of the books that the room made by itself (`serve --verify-at`), newest first.
        get "/api/books/checks" Who::May(Deed::ReadReports) => reports::checks { gives: Vec<BooksCheck> };
        /// The exams of the dealer school that are set, with one's own sittings; for whoever reads results, all.
        get "/api/exams" Who::Account => exams::exams { gives: Exams };
        /// Sets an exam: rulebook, drills, number of questions, minutes, how many of a hundred have to be right, and a seed.
        post "/api/exams" Who::May(Deed::SetExams) => exams::set { takes: SetExam, gives: ExamRow };
        /// Closes an exam: nobody begins it any more.
        post "/api/exams/{exam}/close" Who::May(Deed::SetExams) => exams::close { takes: CloseExam, gives: ExamRow };
        /// Begins an exam: its seed is shown and its time runs, by the room's clock. Asked again, it is the same sitting; each exam is sat once, and not by whoever reads results.
        post "/api/exams/{exam}/begin" Who::Account => exams::begin { gives: Sitting };
        /// What became of exams, by trainee and by clause.
        get "/api/exams/results" Who::May(Deed::ReadExams) => exam_results::results { gives: ExamResults };
        /// Who passed under a rulebook that is another now, with the clauses that changed.
        get "/api/exams/retests" Who::May(Deed::ReadExams) => exam_results::retests { gives: Vec<RetestRow> };
        /// A sitting with its paper; once it has ended, with its marks, the grade of every question, and the certificate's code where it is passed.
        get "/api/sittings/{sitting}" Who::OneselfOr(Deed::ReadExams) => exams::sitting { gives: Sitting };
        /// A question of a sitting, from 0, as the school asks it: felt, what is asked, and the form of each part's answer.
        get "/api/sittings/{sitting}/questions/{question}" Who::OneselfOr(Deed::ReadExams) => exams::question { shows: Map<String, Value> };
        /// Answers a question of a sitting, once: nothing is said of it until the sitting has ended.
        post "/api/sittings/{sitting}/answer" Who::Account => exams::answer { takes: ExamAnswer, gives: AnswerTaken };
        /// Hands a sitting in: it is marked.
        post "/api/sittings/{sitting}/hand-in" Who::Account => exams::hand_in { gives: Sitting };
        /// A certificate by its code, for whoever wants to check one.
        get "/api/certificates/{code}" Who::Anybody => exam_results::certificate { gives: Certificate };
        /// What one has learned in the dealer school, 500 answers at a time, in the order in which they came.
        get "/api/school/progress" Who::Account => exam_results::progress { asks: exam_results::Span, gives: Progress };
        /// Brings answers that were given elsewhere or without a network, up to 50 at a time: each counts once, however often it is brought.
        post "/api/school/progress" Who::Account => exam_results::keep { takes: KeepProgress, gives: ProgressKept };
        /// This list as an OpenAPI description, with the schema of every body and frame.
        get "/api/docs" Who::Anybody => openapi { shows: Map<String, Value> };
    }
}

fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        settings.transforms.push(Box::new(RecursiveTransform(without_examples)));
    })
}

/// The schemas of what clients send.
pub(super) fn taken() -> SchemaGenerator {
    settings().for_deserialize().into_generator()
}

/// The schemas of what the room answers.
fn given() -> SchemaGenerator {
    settings().for_serialize().into_generator()
}

/// The OpenAPI description.
fn description() -> Value {
    let (mut taken, mut given) = (taken(), given());
    let mut paths = Map::new();
    for endpoint in endpoints() {
        let call = endpoint.described(&mut taken, &mut given);
        paths.entry(endpoint.path).or_insert_with(|| json!({}))[endpoint.method] = call;
    }
    taken.subschema_for::<FromClient>();
    given.subschema_for::<FromServer>();
    let mut schemas = given.take_definitions(true);
    schemas.extend(taken.take_definitions(true));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Cardroom",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "FromClient, FromServer: /ws; docs/protocol.md",
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

/// `GET /api/docs`
pub async fn openapi() -> Json<Value> {
    Json(description())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::typescript::generated;
    use std::collections::BTreeSet;

    #[test]
    fn a_type_that_goes_both_ways_has_one_schema() {
        let (mut taken, mut given) = (taken(), given());
        for endpoint in endpoints() {
            endpoint.described(&mut taken, &mut given);
        }
        taken.subschema_for::<FromClient>();
        given.subschema_for::<FromServer>();
        let (taken, given) = (taken.take_definitions(true), given.take_definitions(true));
        for (name, schema) in &taken {
            assert!(given.get(name).is_none_or(|other| other == schema), "{name}");
        }
    }

    #[test]
    fn every_type_that_is_named_has_a_schema_and_every_type_of_the_browser_has_one() {
        let description = description();
        let schemas = description["components"]["schemas"].as_object().unwrap();
        let text = description.to_string();
        for name in text.split("#/components/schemas/").skip(1).filter_map(|r| r.split('"').next()) {
            assert!(schemas.contains_key(name), "{name} has no schema");
        }
        let browser: BTreeSet<String> = generated().into_keys().collect();
        let missing: Vec<_> = browser.iter().filter(|name| !schemas.contains_key(*name)).collect();
        assert!(missing.is_empty(), "no schema of {missing:?}");
    }

    #[test]
    fn every_route_of_the_api_comes_from_the_list() {
        let router = include_str!("mod.rs");
        assert!(!router.contains(".route(\"/api"), "a route that is in no document");
        let description = description();
        for endpoint in endpoints() {
            assert!(description["paths"][endpoint.path][endpoint.method].is_object(), "{}", endpoint.path);
        }
    }

    /// The table of docs/protocol.md, between its marks.
    #[test]
    fn the_document_lists_every_call() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
        let document = std::fs::read_to_string(path).unwrap();
        let lines = endpoints().into_iter().map(|e| {
            let (method, address, who) = (e.method.to_uppercase(), e.address(), e.who.told());
            format!("| `{method} {address}` | {who} | {} |\n", e.what)
        });
        let table = format!("\n\n| call | who | what |\n|---|---|---|\n{}\n", lines.collect::<String>());
        let (begin, end) = (
            "<!-- calls: written by `CARDROOM_UPDATE=1 cargo test -p room docs` -->",
            "<!-- end of calls -->",
        );
        let (before, rest) = document.split_once(begin).expect("the mark where the table begins");
        let (_, after) = rest.split_once(end).expect("the mark where it ends");
        let fresh = format!("{before}{begin}{table}{end}{after}");
        if std::env::var_os("CARDROOM_UPDATE").is_some() {
            std::fs::write(path, &fresh).unwrap();
        } else {
            assert!(
                document == fresh,
                "docs/protocol.md is out of date: CARDROOM_UPDATE=1 cargo test -p room docs"
            );
        }
    }
}
