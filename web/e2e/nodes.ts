// One room on three nodes, with a PostgreSQL, a NATS and a balancer of their own: what `make nodes` starts, for a test.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESS, start, stop } from './room';

const NAMES = ['north', 'south', 'west'];

/** Where PostgreSQL's programs are; null where it or NATS is not installed. */
function installed(): string | null {
  const root = '/usr/lib/postgresql';
  const bins = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
  const bin = bins.find((folder) => existsSync(join(folder, 'initdb')));
  return bin && spawnSync('nats-server', ['-v']).status === 0 ? bin : null;
}

const free = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const reached = async (port: number): Promise<void> => {
  const knock = (): Promise<boolean> =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), done(true))).on('error', () => done(false));
    });
  for (let i = 0; i < 300 && !(await knock()); i++) await new Promise((r) => setTimeout(r, 100));
};

export class Nodes {
  url = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'cardroom-nodes-'));
  private readonly below: ChildProcess[] = [];
  private readonly nodes: { child: ChildProcess; port: number; well: boolean }[] = [];
  private balancer: Server | null = null;
  private watch: ReturnType<typeof setInterval> | null = null;
  private turn = 0;
  private books = '';
  private bus = '';

  /** Null where what they stand on is not installed. */
  static async open(): Promise<Nodes | null> {
    const bin = installed();
    if (!bin) return null;
    const nodes = new Nodes();
    await nodes.lay(bin);
    for (const n of NAMES.keys()) nodes.nodes.push(await nodes.node(n, await free()));
    await nodes.balance();
    return nodes;
  }

  private async lay(bin: string): Promise<void> {
    const data = join(this.folder, 'postgres');
    mkdirSync(data);
    const root = process.getuid?.() === 0;
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
    // PostgreSQL does not run as root.
    const who = root ? { uid: id('-u'), gid: id('-g'), cwd: '/' } : {};
    if (root) for (const folder of [this.folder, data]) chownSync(folder, id('-u'), id('-g'));
    const [database, nats] = [await free(), await free()];
    execFileSync(join(bin, 'initdb'), ['--auth=trust', '--username=cardroom', '--encoding=UTF8', '--no-sync', '-D', data], who);
    const settings = ['-D', data, '-k', data, '-p', String(database), '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'];
    this.below.push(spawn(join(bin, 'postgres'), settings, { ...who, stdio: 'ignore' }));
    this.below.push(spawn('nats-server', ['-a', '127.0.0.1', '-p', String(nats)], { stdio: 'ignore' }));
    await Promise.all([reached(database), reached(nats)]);
    await new Promise((r) => setTimeout(r, 1000));
    this.books = `postgres://cardroom@127.0.0.1:${database}/postgres`;
    this.bus = `nats://127.0.0.1:${nats}`;
  }

  private async node(n: number, port: number): Promise<{ child: ChildProcess; port: number; well: boolean }> {
    const keys = join(tmpdir(), `${this.folder.split('/').pop()}-keys`);
    const args = ['serve', '--database', this.books, '--nats', this.bus, '--node', NAMES[n]!, '--keys', keys];
    // Fast, but for who decides: nobody is late because a machine is slow.
    args.push('--fast', '--decision-seconds', '15');
    const { child } = await start([...args, '--listen', `127.0.0.1:${port}`], [ADDRESS]);
    return { child, port, well: true };
  }

  /** Whoever comes is brought to the next node that says it is well; who is there stays. */
  private async balance(): Promise<void> {
    const ask = async (node: { port: number; well: boolean }): Promise<void> => {
      node.well = await fetch(`http://127.0.0.1:${node.port}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
    };
    this.watch = setInterval(() => this.nodes.forEach((node) => void ask(node)), 100);
    this.balancer = createServer((from) => {
      const well = this.nodes.filter((node) => node.well);
      const to = connect((well[this.turn++ % well.length] ?? this.nodes[0]!).port, '127.0.0.1');
      from.pipe(to).on('error', () => from.destroy());
      to.pipe(from).on('error', () => to.destroy());
    });
    await new Promise<void>((done) => this.balancer!.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.balancer.address() as AddressInfo).port}`;
  }

  /** Stops a node as an operator would for a new version, and starts it again. */
  async restart(n: number): Promise<void> {
    const node = this.nodes[n]!;
    await stop(node.child);
    node.well = false;
    this.nodes[n] = await this.node(n, node.port);
  }

  async close(): Promise<void> {
    if (this.watch) clearInterval(this.watch);
    this.balancer?.close();
    for (const { child } of this.nodes) await stop(child);
    for (const child of this.below.reverse()) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
    rmSync(`${this.folder}-keys`, { recursive: true, force: true });
  }
}
