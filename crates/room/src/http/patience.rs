//! A connection whose other end has to take what it is sent: one that takes nothing for a while is given up, whatever is spoken
//! over it. Otherwise an answer, a frame or a ping would wait for ever for somebody who does not read.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// How long the other end may take nothing, while there is something for it.
pub const TAKES: Duration = Duration::from_secs(20);

/// A connection with so much patience.
pub struct Patient<S> {
    stream: S,
    patience: Duration,
    waits: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    /// A connection that is waited for so long.
    pub fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, waits: None }
    }

    /// What was taken; where nothing was, how long that has been so.
    fn taken<T>(&mut self, cx: &mut Context<'_>, poll: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if poll.is_ready() {
            self.waits = None;
            return poll;
        }
        let patience = self.patience;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        waits.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.taken(cx, poll)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.taken(cx, poll)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let poll = Pin::new(&mut self.stream).poll_flush(cx);
        self.taken(cx, poll)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let poll = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.taken(cx, poll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    fn run(what: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(what);
    }

    #[test]
    fn who_takes_nothing_is_given_up_and_who_is_slow_is_not() {
        run(async {
            let (here, there) = tokio::io::duplex(64);
            let mut deaf = Patient::new(here, Duration::from_millis(50));
            let given_up = deaf.write_all(&[0; 1000]).await.expect_err("nobody reads");
            assert_eq!(given_up.kind(), io::ErrorKind::TimedOut);
            drop(there);

            let (here, mut there) = tokio::io::duplex(64);
            let mut slow = Patient::new(here, Duration::from_millis(500));
            let reading = tokio::spawn(async move {
                let mut byte = [0; 50];
                for _ in 0..20 {
                    tokio::time::sleep(Duration::from_millis(40)).await;
                    there.read_exact(&mut byte).await.unwrap();
                }
            });
            // Eight hundred milliseconds altogether, and never half a second without a byte.
            slow.write_all(&[0; 1000]).await.expect("it is read, slowly");
            reading.await.unwrap();
        });
    }
}
