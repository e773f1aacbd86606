//! TLS at the door: a certificate and its key from two files, which are read again when the room is asked to.

use parking_lot::RwLock;
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;

/// The certificate that is shown to whoever comes.
#[derive(Debug)]
pub struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    now: RwLock<Arc<ServerConfig>>,
}

/// A file that is no certificate, or no key of it.
#[derive(Debug)]
pub struct TlsError {
    /// Which file.
    pub file: PathBuf,
    /// What is wrong with it.
    pub why: String,
}

impl Tls {
    /// Reads both files.
    pub fn read(certificate: PathBuf, key: PathBuf) -> Result<Tls, TlsError> {
        let now = RwLock::new(config(&certificate, &key)?);
        Ok(Tls { certificate, key, now })
    }

    /// Reads them again: connections that come from now on see the new certificate. A pair that makes no sense changes
    /// nothing.
    pub fn again(&self) -> Result<(), TlsError> {
        let new = config(&self.certificate, &self.key)?;
        *self.now.write() = new;
        Ok(())
    }

    pub(super) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.now.read()))
    }
}

fn config(certificate: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsError> {
    let wrong = |file: &Path, why: String| TlsError { file: file.into(), why };
    let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.map_err(|e| wrong(certificate, e.to_string()))?;
    let secret = PrivateKeyDer::from_pem_file(key).map_err(|e| wrong(key, e.to_string()))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.map_err(|e| wrong(certificate, e.to_string()))?.with_no_client_auth();
    let mut config = builder.with_single_cert(chain, secret).map_err(|e| wrong(key, e.to_string()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
