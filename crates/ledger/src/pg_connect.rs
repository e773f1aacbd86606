//! The way to PostgreSQL. Over a network it is a way nobody else can listen at: the server shows a certificate for its own
//! name before it is told a password, unless the address says otherwise.

use crate::error::StoreError;
use postgres::config::{Host, SslMode};
use postgres::{Client, Config, NoTls};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres_rustls::MakeRustlsConnect;

/// Is this an address of PostgreSQL rather than the path of a file?
pub fn is_address(database: &str) -> bool {
    database.starts_with("postgres://") || database.starts_with("postgresql://")
}

/// Connects. The address says with `sslmode` whether TLS is spoken (`disable`, `require` or `verify-full`, which are the same
/// here: a server is believed only by its certificate), and with `sslrootcert` which roots vouch for it.
pub fn connect(address: &str) -> Result<Client, StoreError> {
    let way = Way::of(address)?;
    let seconds = Duration::from_secs;
    let mut config = way.config;
    // A server that vanishes without a word is noticed within a minute, not after the system's two hours.
    config.connect_timeout(seconds(5)).tcp_user_timeout(seconds(30)).application_name("cardroom");
    config.keepalives_idle(seconds(15)).keepalives_interval(seconds(5)).keepalives_retries(3);
    match way.tls {
        false => Ok(config.ssl_mode(SslMode::Disable).connect(NoTls)?),
        true => Ok(config.ssl_mode(SslMode::Require).connect(trusting(way.roots.as_deref())?)?),
    }
}

/// How an address is gone to.
struct Way {
    config: Config,
    tls: bool,
    roots: Option<String>,
}

impl Way {
    fn of(address: &str) -> Result<Way, StoreError> {
        let (base, query) = address.split_once('?').unwrap_or((address, ""));
        let (mut mode, mut roots, mut others) = (None, None, Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => roots = Some(value.replace("%2F", "/")),
                _ => others.push(pair),
            }
        }
        let plain = if others.is_empty() { base.to_string() } else { format!("{base}?{}", others.join("&")) };
        let config: Config = plain.parse()?;
        let tls = match mode {
            None => !config.get_hosts().iter().all(is_here),
            Some("disable") => false,
            Some("require" | "verify-full") => true,
            Some(mode) => return Err(StoreError::SslMode(mode.into())),
        };
        Ok(Way { config, tls, roots })
    }
}

/// On this machine nobody is in between.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
        }
    }
}

/// TLS with servers that one of these roots, or of the system's, vouches for.
fn trusting(roots: Option<&str>) -> Result<MakeRustlsConnect, StoreError> {
    let mut store = RootCertStore::empty();
    match roots {
        Some(file) => {
            let wrong = |why: String| StoreError::File { path: file.into(), why };
            for root in CertificateDer::pem_file_iter(Path::new(file)).map_err(|e| wrong(e.to_string()))? {
                store.add(root.map_err(|e| wrong(e.to_string()))?).map_err(|e| wrong(e.to_string()))?;
            }
        }
        None => drop(store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.map_err(|e| StoreError::Refused(e.to_string()))?;
    Ok(MakeRustlsConnect::new(builder.with_root_certificates(store).with_no_client_auth()))
}

#[cfg(test)]
mod tests {
    use super::Way;

    fn tls(address: &str) -> bool {
        Way::of(address).map(|way| way.tls).unwrap_or_else(|e| panic!("{address}: {e}"))
    }

    #[test]
    fn elsewhere_is_reached_over_tls_unless_the_address_says_otherwise() {
        for here in [
            "postgres://me@localhost/db",
            "postgres://me@127.0.0.1/db",
            "postgres://me@%2Frun%2Fpg/db",
            "postgres://me@[::1]/db",
        ] {
            assert!(!tls(here), "{here}");
        }
        assert!(tls("postgres://me:secret@db.example/db"));
        assert!(tls("postgres://me:secret@db.example/db?connect_timeout=3&sslrootcert=%2Fetc%2Froot.pem"));
        assert!(tls("postgres://me@localhost/db?sslmode=verify-full"));
        assert!(!tls("postgres://me@10.1.2.3/db?sslmode=disable"));
        assert!(
            Way::of("postgres://me@10.1.2.3/db?sslmode=prefer").is_err(),
            "what is only preferred is not had"
        );
        assert!(Way::of("postgres://me@10.1.2.3/db?nonsense=1").is_err());
    }
}
