//! The edge of the room: who may connect, how many connections one address has, how long a request may take to come, and
//! from where it comes when it comes through a proxy.

use super::patience::{Patient, TAKES};
use super::tls::Tls;
use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use ipnet::IpNet;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;

/// How long the head of a request may take to come, counted from the end of the one before.
const HEAD: Duration = Duration::from_secs(10);
/// How long the body of a request may take to come.
pub const BODY: Duration = Duration::from_secs(10);
/// Files that are kept free for the books and the like.
const SPARE: u64 = 96;

/// What a proxy says about whom it speaks for.
static FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Who is let in, and how many at once.
#[derive(Debug)]
pub struct Edge {
    /// Proxies whose word on where a request comes from is taken.
    trusted: Vec<IpNet>,
    /// Connections one address may have; zero for any number.
    per_address: u32,
    /// Connections there may be.
    most: u64,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    by_address: HashMap<IpAddr, u32>,
    all: u64,
    turned_away: u64,
}

/// A connection that is open. It counts as long as anybody keeps this: the socket it became, after its request is answered.
#[derive(Debug)]
struct Connected {
    edge: Arc<Edge>,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut open = self.edge.open.lock();
        open.all -= 1;
        let counted = network(self.address);
        if let Some(count) = open.by_address.get_mut(&counted) {
            *count -= 1;
            if *count == 0 {
                open.by_address.remove(&counted);
            }
        }
    }
}

/// From where a request comes, and the connection it came by.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The address of whoever asks: of the browser, where a trusted proxy names it.
    pub address: IpAddr,
    /// None where another node passed the request on: it counts there.
    _connected: Option<Arc<Connected>>,
}

impl Caller {
    /// Whoever asks through another node.
    pub fn elsewhere(address: IpAddr) -> Caller {
        Caller { address, _connected: None }
    }

    /// Whom limits by address count as one.
    pub fn network(&self) -> String {
        network(self.address).to_string()
    }
}

/// An address; of IPv6 its network, since whoever has one address there has all of its network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() >> 64 << 64).into(),
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(parts.extensions.get::<Caller>().cloned().expect("every request comes by a connection"))
    }
}

impl Edge {
    /// An edge that takes the word of these proxies. As many files are opened as the system allows.
    pub fn new(trusted: Vec<IpNet>, per_address: u32) -> Edge {
        Edge { trusted, per_address, most: files().saturating_sub(SPARE), open: Mutex::default() }
    }

    /// How many connections were turned away.
    pub fn turned_away(&self) -> u64 {
        self.open.lock().turned_away
    }

    fn is_trusted(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|net| net.contains(&address.to_canonical()))
    }

    fn let_in(self: &Arc<Edge>, address: IpAddr) -> Option<Connected> {
        let counted = network(address);
        let mut open = self.open.lock();
        let limited = self.per_address > 0 && !self.is_trusted(address);
        let count = open.by_address.get(&counted).copied().unwrap_or(0);
        if open.all >= self.most || limited && count >= self.per_address {
            open.turned_away += 1;
            return None;
        }
        open.all += 1;
        *open.by_address.entry(counted).or_default() += 1;
        Some(Connected { edge: Arc::clone(self), address })
    }

    /// Where a request comes from: the last address on the way that is no proxy of ours. Whatever stands before it, a
    /// stranger may have written.
    fn behind(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut from = peer;
        let said = headers.get_all(&FORWARDED).into_iter().filter_map(|value| value.to_str().ok());
        let way: Vec<&str> = said.flat_map(|value| value.split(',')).map(str::trim).collect();
        for named in way.iter().rev() {
            let Ok(before) = named.parse::<IpAddr>() else { break };
            if !self.is_trusted(from) {
                break;
            }
            from = before.to_canonical();
        }
        from
    }

    /// Takes connections until it is aborted.
    pub async fn serve(self: Arc<Edge>, listener: TcpListener, tls: Option<Arc<Tls>>, router: Router) {
        loop {
            let Ok((stream, address)) = listener.accept().await else {
                // The system has no file left for it, or it is gone again.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let Some(connected) = self.let_in(address.ip().to_canonical()) else {
                tracing::debug!(%address, "turned away");
                continue;
            };
            let _ = stream.set_nodelay(true);
            let stream = Patient::new(stream, TAKES);
            let router = router.clone();
            match tls.as_ref().map(|tls| tls.acceptor()) {
                None => drop(tokio::spawn(talk(stream, connected, router))),
                Some(acceptor) => drop(tokio::spawn(async move {
                    if let Ok(Ok(stream)) = tokio::time::timeout(HEAD, acceptor.accept(stream)).await {
                        talk(stream, connected, router).await;
                    }
                })),
            }
        }
    }
}

/// A connection, with TLS or without.
trait Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Stream for S {}

/// Answers the requests of a connection until it ends, or becomes a socket.
async fn talk(stream: impl Stream, connected: Connected, router: Router) {
    let connected = Arc::new(connected);
    let answers = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let address = connected.edge.behind(connected.address, request.headers());
        request.extensions_mut().insert(Caller { address, _connected: Some(Arc::clone(&connected)) });
        answers.call(request)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    // However it ends, it has ended.
    let _ = http.serve_connection(TokioIo::new(stream), service).with_upgrades().await;
}

/// How many files this process may have open, after asking for as many as it may ask for.
fn files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let limit = if setrlimit(Resource::Nofile, wanted).is_ok() { wanted } else { limit };
    limit.current.unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn edge(trusted: &[&str], per_address: u32) -> Arc<Edge> {
        let trusted = trusted.iter().map(|net| net.parse().unwrap()).collect();
        Arc::new(Edge::new(trusted, per_address))
    }

    fn behind(edge: &Edge, peer: &str, said: &[&'static str]) -> String {
        let headers = said.iter().map(|s| (FORWARDED.clone(), HeaderValue::from_static(s))).collect();
        edge.behind(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn nobody_is_believed_but_a_trusted_proxy_and_only_about_who_spoke_to_it() {
        let edge = edge(&["10.0.0.0/8", "::1/128"], 0);
        assert_eq!(behind(&edge, "192.0.2.7", &["203.0.113.9"]), "192.0.2.7");
        assert_eq!(behind(&edge, "10.1.2.3", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(behind(&edge, "10.1.2.3", &["198.51.100.1, 203.0.113.9"]), "203.0.113.9");
        assert_eq!(behind(&edge, "::1", &["198.51.100.1", "203.0.113.9, 10.9.9.9"]), "203.0.113.9");
        assert_eq!(behind(&edge, "10.1.2.3", &["nonsense"]), "10.1.2.3");
        assert_eq!(behind(&edge, "10.1.2.3", &[]), "10.1.2.3");
    }

    #[test]
    fn an_address_has_so_many_connections_and_gets_them_back() {
        let edge = edge(&["10.0.0.0/8"], 2);
        let (one, other): (IpAddr, IpAddr) = ([192, 0, 2, 7].into(), [192, 0, 2, 8].into());
        let first = edge.let_in(one);
        let second = edge.let_in(one);
        assert!(first.is_some() && second.is_some());
        assert!(edge.let_in(one).is_none());
        assert!(edge.let_in(other).is_some());
        assert_eq!(edge.turned_away(), 1);
        drop(first);
        assert!(edge.let_in(one).is_some());
        // A network of IPv6 is one address: whoever has one of it has all.
        let six = |text: &str| edge.let_in(text.parse().unwrap());
        let kept = (six("2001:db8::1"), six("2001:db8::ffff:2"));
        assert!(kept.0.is_some() && kept.1.is_some() && six("2001:db8::3").is_none());
        assert!(six("2001:db8:0:1::3").is_some());
        drop(kept);
        assert!(six("2001:db8::3").is_some());
        let proxied: Vec<_> = (0..9).map(|_| edge.let_in([10, 0, 0, 1].into())).collect();
        assert!(proxied.iter().all(Option::is_some));
    }
}
