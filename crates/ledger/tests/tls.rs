//! The way to PostgreSQL over a network: a server is believed by its certificate, and told nothing before it has shown one.

mod cluster;

use cluster::Cluster;
use std::io::{Read, Write};
use std::net::TcpListener;

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn books_are_reached_over_tls_where_the_roots_vouch_for_the_server() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let made = |name: &str| rcgen::generate_simple_self_signed(vec![name.to_string()]).unwrap();
    let (ours, others) = (made("localhost"), made("localhost"));
    let port = free_port();
    cluster.over_tls(port, &ours.cert.pem(), &ours.signing_key.serialize_pem());
    let folder = tempfile::tempdir().unwrap();
    let address = |root: &str, host: &str| {
        let file = folder.path().join(root).display().to_string().replace('/', "%2F");
        format!("postgres://cardroom@{host}:{port}/postgres?sslmode=verify-full&sslrootcert={file}")
    };
    std::fs::write(folder.path().join("ours.pem"), ours.cert.pem()).unwrap();
    std::fs::write(folder.path().join("others.pem"), others.cert.pem()).unwrap();

    let mut client = ledger::connect(&address("ours.pem", "localhost")).unwrap();
    let spoken = client.query_one("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()", &[]).unwrap();
    assert!(spoken.get::<_, bool>(0), "the connection is encrypted");
    assert!(
        ledger::connect(&address("others.pem", "localhost")).is_err(),
        "somebody else vouches for somebody else"
    );
    assert!(ledger::connect(&address("ours.pem", "127.0.0.1")).is_err(), "the name is another");
    assert!(ledger::connect(&address("missing.pem", "localhost")).is_err(), "nobody vouches for it");
}

#[test]
fn a_server_that_speaks_no_tls_is_not_told_the_password() {
    let fake = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = fake.local_addr().unwrap().port();
    let heard = std::thread::spawn(move || {
        let (mut stream, _) = fake.accept().unwrap();
        let mut heard = vec![0; 8];
        stream.read_exact(&mut heard).unwrap();
        stream.write_all(b"N").unwrap();
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        (heard, rest)
    });
    let address = format!("postgres://cardroom:secret@localhost:{port}/postgres?sslmode=verify-full");
    assert!(ledger::connect(&address).is_err());
    let (heard, rest) = heard.join().unwrap();
    assert_eq!(heard, [0, 0, 0, 8, 4, 210, 22, 47], "it was asked for TLS");
    assert!(rest.is_empty(), "and told nothing more: {rest:?}");
}
