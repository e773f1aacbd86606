//! A PostgreSQL cluster of one's own for the length of a test: initdb into a temporary folder, a Unix socket and no
//! port, run as an unprivileged user. `CARDROOM_TEST_POSTGRES` names a server to use instead (its public schema is
//! emptied); where there is neither, tests say so and pass.
#![allow(dead_code)] // Each test crate uses a part of it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub struct Cluster {
    folder: Option<TempDir>,
    server: Option<Child>,
    address: String,
    /// Which of the folders beside the socket it runs on.
    data: &'static str,
}

/// Where PostgreSQL's own programs are: on the path, or where Debian puts them.
pub fn program(name: &str) -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH")?;
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    for version in (11..30).rev() {
        folders.push(format!("/usr/lib/postgresql/{version}/bin").into());
    }
    folders.into_iter().map(|f| f.join(name)).find(|p| p.is_file())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout.starts_with(b"0\n"))
}

/// PostgreSQL refuses to run as root: then the user `postgres`, or nobody, runs it.
fn unprivileged(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={}", user()), format!("--regid={}", group())]);
    command.args(["--clear-groups", "--"]).arg(program);
    command
}

fn user() -> &'static str {
    let known = Command::new("id").arg("postgres").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if known.is_ok_and(|s| s.success()) { "postgres" } else { "nobody" }
}

fn group() -> &'static str {
    if user() == "postgres" { "postgres" } else { "nogroup" }
}

impl Cluster {
    /// Starts one. None where PostgreSQL is not installed and no address was given.
    pub fn start() -> Option<Cluster> {
        if let Ok(address) = std::env::var("CARDROOM_TEST_POSTGRES") {
            let mut client =
                postgres::Client::connect(&address, postgres::NoTls).expect("the given server answers");
            client
                .batch_execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
                .expect("it can be emptied");
            return Some(Cluster { folder: None, server: None, address, data: "data" });
        }
        let (Some(initdb), Some(_)) = (program("initdb"), program("postgres")) else {
            println!("PostgreSQL is not installed here: its tests are skipped");
            return None;
        };
        let folder = TempDir::new().expect("a temporary folder");
        if is_root() {
            let owner = format!("{}:{}", user(), group());
            assert!(
                Command::new("chown").arg(owner).arg(folder.path()).status().expect("chown runs").success()
            );
        }
        let made = unprivileged(&initdb)
            .args(["--auth=trust", "--username=cardroom", "--encoding=UTF8", "--no-sync", "-D"])
            .arg(folder.path().join("data"))
            .current_dir(folder.path())
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let host = folder.path().display().to_string().replace('/', "%2F");
        let address = format!("postgres://cardroom@{host}/postgres");
        let mut cluster = Cluster { folder: Some(folder), server: None, address, data: "data" };
        cluster.up();
        Some(cluster)
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// The folder that its socket is in.
    pub fn folder(&self) -> PathBuf {
        self.folder.as_ref().expect("one's own cluster").path().to_path_buf()
    }

    /// Can this one be stopped and started?
    pub fn is_own(&self) -> bool {
        self.folder.is_some()
    }

    pub fn up(&mut self) {
        self.up_with(&["-c", "listen_addresses="]);
    }

    /// Restarts it so that it can be reached at a port of this machine too, over TLS, with this certificate and key.
    pub fn over_tls(&mut self, port: u16, certificate: &str, key: &str) {
        self.down();
        let folder = self.folder.as_ref().expect("one's own cluster").path();
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let path = folder.join("data").join(name);
            std::fs::write(&path, text).expect("it can be written");
            std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o600))
                .expect("its mode");
            if is_root() {
                let owner = format!("{}:{}", user(), group());
                assert!(Command::new("chown").arg(owner).arg(&path).status().expect("chown runs").success());
            }
        }
        self.up_with(&["-c", "listen_addresses=127.0.0.1", "-c", &format!("port={port}"), "-c", "ssl=on"]);
    }

    fn up_with(&mut self, settings: &[&str]) {
        let server = self.run(self.data, settings);
        self.server = Some(server);
        let port = settings.iter().find_map(|s| s.strip_prefix("port=")).unwrap_or("5432");
        drop(self.client(port));
    }

    fn run(&self, data: &str, settings: &[&str]) -> Child {
        let folder = self.folder.as_ref().expect("one's own cluster").path();
        unprivileged(&program("postgres").expect("it was there"))
            .arg("-D")
            .arg(folder.join(data))
            .args(settings)
            .args(["-c", "max_connections=50", "-k"])
            .arg(folder)
            .current_dir(folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts")
    }

    /// A connection to whatever listens at a port of the socket, as soon as it answers.
    fn client(&self, port: &str) -> postgres::Client {
        let patience = Instant::now() + Duration::from_secs(60);
        let base = self.address.strip_suffix("/postgres").expect("an address of ours");
        let address = format!("{base}:{port}/postgres");
        loop {
            match postgres::Client::connect(&address, postgres::NoTls) {
                Ok(client) => return client,
                Err(why) => assert!(Instant::now() < patience, "PostgreSQL does not answer: {why}"),
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Makes a standby that follows this server by streaming, and lets it fall behind: from now on it receives nothing.
    pub fn standby_that_falls_behind(&self) -> Child {
        let folder = self.folder.as_ref().expect("one's own cluster").path();
        let made = unprivileged(&program("pg_basebackup").expect("it comes with PostgreSQL"))
            .args(["-U", "cardroom", "-X", "stream", "-R", "--checkpoint=fast", "--no-sync", "-h"])
            .arg(folder)
            .arg("-D")
            .arg(folder.join("standby"))
            .current_dir(folder)
            .output()
            .expect("pg_basebackup runs");
        assert!(made.status.success(), "pg_basebackup: {}", String::from_utf8_lossy(&made.stderr));
        let standby = self.run("standby", &["-c", "listen_addresses=", "-c", "port=5433"]);
        let (mut primary, mut behind) = (self.client("5432"), self.client("5433"));
        let number =
            |client: &mut postgres::Client, sql: &str| client.query_one(sql, &[]).unwrap().get::<_, i64>(0);
        let seals = number(&mut primary, "SELECT COALESCE(MAX(number), 0) FROM seals");
        let patience = Instant::now() + Duration::from_secs(60);
        while number(&mut behind, "SELECT COALESCE(MAX(number), 0) FROM seals") < seals {
            assert!(Instant::now() < patience, "the standby follows");
            std::thread::sleep(Duration::from_millis(50));
        }
        behind.batch_execute("ALTER SYSTEM SET primary_conninfo = ''").unwrap();
        behind.batch_execute("SELECT pg_reload_conf()").unwrap();
        while number(&mut behind, "SELECT COUNT(*) FROM pg_stat_wal_receiver") > 0 {
            assert!(Instant::now() < patience, "the standby stops receiving");
            std::thread::sleep(Duration::from_millis(50));
        }
        standby
    }

    /// The server is gone, and its standby is promoted in its place, with what it has.
    pub fn fail_over(&mut self, mut standby: Child) {
        self.down();
        let _ = Command::new("kill").args(["-INT", &standby.id().to_string()]).status();
        let _ = standby.wait();
        self.data = "standby";
        self.up();
        self.client("5432").batch_execute("SELECT pg_promote()").expect("it is promoted");
    }

    /// Stops it at once, as a crash of the machine would: its own recovery brings the commits back.
    pub fn down(&mut self) {
        if let Some(mut server) = self.server.take() {
            // SIGQUIT is PostgreSQL's immediate shutdown.
            let _ = Command::new("kill").args(["-QUIT", &server.id().to_string()]).status();
            let _ = server.wait();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.down();
    }
}
