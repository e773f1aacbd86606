//! Work shared out among the processor's cores.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Is there one thread and no other? So it is in a browser's worker, and where threads are not wanted.
const ALONE: bool = cfg!(any(target_family = "wasm", not(feature = "threads")));

/// So many threads as are wanted, or the one there is.
pub(crate) fn threads(wanted: usize) -> usize {
    if ALONE { 1 } else { wanted.max(1) }
}

/// As many threads as the processor has cores, or the one there is.
pub(crate) fn cores() -> usize {
    threads(std::thread::available_parallelism().map_or(1, usize::from))
}

/// Two answers, found side by side where there is a thread for each.
pub fn both<A: Send, B>(first: impl FnOnce() -> A + Send, second: impl FnOnce() -> B) -> (A, B) {
    if ALONE {
        return (first(), second());
    }
    std::thread::scope(|scope| {
        let first = scope.spawn(first);
        let second = second();
        (first.join().expect("the work does not fail"), second)
    })
}

/// The answer for each of the list, in its order. Some take longer than others: each thread takes the next one that nobody has.
pub fn each<T: Sync, R: Send>(list: &[T], answer: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || -> Vec<(usize, R)> {
        let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|i| *i < list.len());
        std::iter::from_fn(take).map(|i| (i, answer(&list[i]))).collect()
    };
    let threads = cores().min(list.len().max(1));
    let mut all = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut all = work();
        others.into_iter().for_each(|other| all.extend(other.join().expect("the work does not fail")));
        all
    });
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().map(|(_, answer)| answer).collect()
}

#[cfg(test)]
mod tests {
    use super::{both, each};

    #[test]
    fn both_answers_are_there_in_their_order() {
        assert_eq!(both(|| "first", || 2), ("first", 2));
    }

    #[test]
    fn every_answer_is_there_once_and_in_order() {
        let list: Vec<u64> = (0..1000).collect();
        assert_eq!(each(&list, |n| n * n), list.iter().map(|n| n * n).collect::<Vec<_>>());
        assert!(each(&[] as &[u64], |n| *n).is_empty());
    }
}
