//! Thousands of tables of one game, stepped together into the caller's arrays.

use super::{Arena, Opponent, Spec};
use std::sync::Arc;

/// Tables side by side.
pub struct Many {
    spec: Arc<Spec>,
    tables: Vec<Arena>,
    /// The seat that is asked, and who plays the others; without one every seat is.
    hero: Option<(usize, Opponent)>,
    threads: usize,
}

/// Where answers go, a row for every table: the caller's own arrays.
pub struct Out<'a> {
    /// What the seat that is asked sees.
    pub observations: &'a mut [f32],
    /// Which actions are open.
    pub masks: &'a mut [i8],
    /// What every seat won, where an episode ended.
    pub rewards: &'a mut [f64],
    /// Did one?
    pub ended: &'a mut [bool],
    /// Who is asked.
    pub turns: &'a mut [i64],
    /// Was the action not open, so that the table played for the seat?
    pub refused: &'a mut [bool],
}

/// How many of each there are for one table.
#[derive(Clone, Copy)]
struct Widths {
    observation: usize,
    mask: usize,
    rewards: usize,
}

impl<'a> Out<'a> {
    fn split(self, at: usize, w: Widths) -> (Out<'a>, Out<'a>) {
        let (o1, o2) = self.observations.split_at_mut(at * w.observation);
        let (m1, m2) = self.masks.split_at_mut(at * w.mask);
        let (r1, r2) = self.rewards.split_at_mut(at * w.rewards);
        let (e1, e2) = self.ended.split_at_mut(at);
        let (t1, t2) = self.turns.split_at_mut(at);
        let (f1, f2) = self.refused.split_at_mut(at);
        let out = |observations, masks, rewards, ended, turns, refused| Out {
            observations,
            masks,
            rewards,
            ended,
            turns,
            refused,
        };
        (out(o1, m1, r1, e1, t1, f1), out(o2, m2, r2, e2, t2, f2))
    }
}

impl Many {
    /// So many tables, each with random numbers of its own.
    pub fn new(
        spec: Arc<Spec>,
        tables: usize,
        seed: u64,
        hero: Option<(usize, Opponent)>,
        threads: usize,
    ) -> Many {
        let table = |i: usize| Arena::new(&spec, seed.wrapping_add((i as u64) << 32));
        Many { tables: (0..tables).map(table).collect(), spec, hero, threads: threads.max(1) }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.tables.len()
    }

    fn widths(&self) -> Widths {
        let Spec { agents, actions, .. } = &*self.spec;
        Widths { observation: self.spec.width(), mask: actions.len(), rewards: agents.len() }
    }

    /// Begins every table anew and says what is seen.
    pub fn reset(&mut self, out: Out<'_>) {
        self.each(None, out);
    }

    /// Plays an action at every table.
    pub fn step(&mut self, actions: &[i64], out: Out<'_>) {
        self.each(Some(actions), out);
    }

    fn each(&mut self, actions: Option<&[i64]>, out: Out<'_>) {
        let (widths, hero) = (self.widths(), self.hero);
        let share = self.tables.len().div_ceil(self.threads).max(1);
        let mut left = Some(out);
        std::thread::scope(|scope| {
            let chunks = self.tables.chunks_mut(share).enumerate();
            for (i, tables) in chunks {
                let rest = left.take().expect("a row for every table");
                let (own, rest) = rest.split(tables.len(), widths);
                left = Some(rest);
                let actions = actions.map(|all| &all[i * share..i * share + tables.len()]);
                let work = move || some(tables, actions, own, widths, hero);
                if i + 1 < self.threads { drop(scope.spawn(work)) } else { work() }
            }
        });
    }
}

/// Steps some of the tables.
fn some(
    tables: &mut [Arena],
    actions: Option<&[i64]>,
    out: Out<'_>,
    widths: Widths,
    hero: Option<(usize, Opponent)>,
) {
    let mut scratch = vec![0; widths.mask];
    for (i, table) in tables.iter_mut().enumerate() {
        let rewards = &mut out.rewards[i * widths.rewards..][..widths.rewards];
        rewards.fill(0.0);
        (out.ended[i], out.refused[i]) = (false, false);
        match actions {
            Some(actions) => {
                let action = usize::try_from(actions[i]).unwrap_or(usize::MAX);
                if table.play(action).is_err() {
                    out.refused[i] = true;
                    table.play_default();
                }
            }
            None => table.begin(),
        }
        out.ended[i] = advance(table, hero, &mut scratch, rewards);
        let turn = table.turn().expect("a table that was advanced asks somebody");
        out.turns[i] = turn as i64;
        table.observe(turn, &mut out.observations[i * widths.observation..][..widths.observation]);
        table.open(&mut out.masks[i * widths.mask..][..widths.mask]);
    }
}

/// Plays on until somebody is asked who is not played here, over the end of episodes: did one end? Episodes that end before that
/// seat is asked anything add to what is won.
fn advance(
    table: &mut Arena,
    hero: Option<(usize, Opponent)>,
    scratch: &mut [i8],
    rewards: &mut [f64],
) -> bool {
    let mut ended = false;
    loop {
        match (table.turn(), hero) {
            (None, _) => {
                rewards.iter_mut().enumerate().for_each(|(seat, won)| *won += table.won(seat));
                ended = true;
                table.begin();
            }
            (Some(turn), Some((seat, opponent))) if turn != seat => opponent.play(table, scratch),
            _ => return ended,
        }
    }
}
