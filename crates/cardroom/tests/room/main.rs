//! The real server as a process of its own, and real WebSockets: what happens to it, and what it lets happen.

mod accounts;
mod backline;
mod backup;
mod blinds;
mod calls;
mod client;
mod collection;
mod counter;
mod dealt;
mod disputes;
mod docs;
mod draws;
mod edge;
mod evening;
mod examples;
mod export;
mod floor;
mod forger;
mod hostile;
mod insiders;
mod irregular;
mod kept;
mod kill;
mod logs;
mod manners;
mod modes;
mod past;
mod poker;
mod problems;
mod races;
mod roles;
mod server;
mod sessions;
mod shutdown;
mod signals;
mod signatures;
mod stored;
mod tamper;
mod tls;
mod trouble;

#[path = "../../../ledger/tests/cluster/mod.rs"]
mod cluster;
