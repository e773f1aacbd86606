//! The room behind its own certificate.

use crate::server::{Server, wait_for};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;

/// Writes a certificate that nobody but its holder vouches for.
fn certify(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).unwrap();
    std::fs::write(folder.join("cert.pem"), made.cert.pem()).unwrap();
    std::fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

/// What the room answers somebody who trusts this certificate alone.
fn ask(server: &Server, trusted: &CertificateDer<'static>) -> Result<String, std::io::Error> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let config = builder.with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let connection = ClientConnection::new(Arc::new(config), name).unwrap();
    let mut stream = StreamOwned::new(connection, TcpStream::connect(&server.address)?);
    let body = r#"{"name":"Ann"}"#;
    write!(
        stream,
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn the_room_speaks_tls_and_takes_a_new_certificate_without_stopping() {
    let folder = tempfile::tempdir().unwrap();
    let first = certify(folder.path());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (cert, key) = (path("cert.pem"), path("key.pem"));
    let server = Server::with(&path("books"), &["--tls-cert", &cert, "--tls-key", &key]);
    let answer = ask(&server, &first).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(
        answer.contains("set-cookie: __Host-cardroom=") && answer.contains("strict-transport-security"),
        "{answer}"
    );

    std::fs::write(&cert, "no certificate").unwrap();
    server.hang_up();
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(ask(&server, &first).is_ok(), "one that makes no sense changes nothing");

    let second = certify(folder.path());
    server.hang_up();
    wait_for("the new certificate is shown", || ask(&server, &second).is_ok());
    assert!(ask(&server, &first).is_err(), "the old one is shown no more");

    let mut plain = TcpStream::connect(&server.address).unwrap();
    plain.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer);
    assert!(!String::from_utf8_lossy(&answer).contains("HTTP/1.1 200"), "nothing is said in clear");
    assert_eq!(server.stop(), Some(0));
}
