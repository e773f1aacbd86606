// The real server in a folder of its own, and real Chromium in front of it.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '..', '..');
export const screenshots = join(root, 'docs', 'screenshots');

export const binary = (): string => {
  const found = [process.env.CARDROOM_BIN, join(root, 'target', 'debug', 'cardroom'), join(root, 'target', 'release', 'cardroom')];
  const path = found.find((p) => p && existsSync(p));
  if (!path) throw new Error('No cardroom binary: build it (cargo build -p cardroom) or name one in CARDROOM_BIN.');
  return path;
};

export class Room {
  constructor(
    readonly url: string,
    /** The one-time token of the manager's link. */
    readonly token: string,
    private process: ChildProcess,
    /** Its folder. */
    readonly data: string,
    private readonly args: string[],
  ) {}

  /** Opens a room on a port that is free; `args` go to `cardroom serve`. */
  static async open(args: string[] = [], program: Program = {}): Promise<Room> {
    const data = mkdtempSync(join(tmpdir(), 'cardroom-e2e-'));
    const serve = ['serve', '--data', data, ...args];
    const { child, said } = await start([...serve, '--listen', '127.0.0.1:0'], [ADDRESS, CLAIM], program);
    const port = ADDRESS.exec(said)![1]!;
    return new Room(`http://127.0.0.1:${port}`, CLAIM.exec(said)![1]!, child, data, [...serve, '--listen', `127.0.0.1:${port}`]);
  }

  /** Stops the server as an operator would, and starts it again on the same data, after what is done to it meanwhile. */
  async restart(meanwhile: () => void = () => undefined): Promise<void> {
    await stop(this.process);
    meanwhile();
    this.process = (await start(this.args, [ADDRESS])).child;
  }

  /** The server is gone at once, without a word to anybody. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGKILL');
    await ended;
  }
  /** It is started again, on the same data. */
  async start(): Promise<void> {
    this.process = (await start(this.args, [ADDRESS])).child;
  }

  /** The server stands still: its connections stay, and nothing is answered. */
  pause(): void {
    this.process.kill('SIGSTOP');
  }
  resume(): void {
    this.process.kill('SIGCONT');
  }

  async close(): Promise<void> {
    await stop(this.process);
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The line that says where the room is, and the one with the manager's link: whichever comes first. */
export const ADDRESS = /is open at http:\/\/127\.0\.0\.1:(\d+)\//;
const CLAIM = /claim#([\w-]+)\s/;

/** Another program than the one that was built, and what its environment says besides. */
export type Program = { path?: string; env?: Record<string, string> };

/** Starts a server and waits until it has said what it is waited for. */
export async function start(args: string[], ready: RegExp[], { path, env }: Program = {}): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(path ?? binary(), args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  return new Promise((done, fail) => {
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`The server does not come up: ${said}`));
    }, 90_000);
    const hear = (words: Buffer): void => {
      said += words.toString();
      if (!ready.every((line) => line.test(said))) return;
      clearTimeout(patience);
      done({ child, said });
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', () => {
      clearTimeout(patience);
      fail(new Error(`The server ended: ${said}`));
    });
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await Promise.race([ended, new Promise((r) => setTimeout(r, 10_000))]);
  if (child.exitCode === null) child.kill('SIGKILL');
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A person: a browser of their own, with its own cookie. */
export async function person(
  browser: Browser,
  room: Pick<Room, 'url'>,
  viewport = DESKTOP,
): Promise<{ context: BrowserContext; page: Page }> {
  const phone = viewport.width < 700 || viewport.height < 480;
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Long enough for a machine that does ten other things; nothing that works waits for it.
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (e) => console.error('page error:', e.message));
  // Nothing may leave the machine.
  page.on('request', (r) => {
    if (!r.url().startsWith(room.url) && !r.url().startsWith('data:') && !r.url().startsWith('blob:'))
      throw new Error(`A request left the room: ${r.url()}`);
  });
  await page.goto(room.url);
  return { context, page };
}

export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`) });
}

/** Waits until the page has come to rest at its size: what moves has arrived, fonts are there, and it has been drawn. */
export async function atRest(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size)
    await page.waitForFunction(({ width, height }) => innerHeight === height && document.documentElement.clientWidth <= width, size);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    const ends = document.getAnimations().filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map((a) => a.finished));
    await frame();
    await frame();
  });
}

const axeSource = readFileSync(join(here, '..', 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** What axe finds wrong with the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = (
      globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }> } }
    ).axe;
    const found = await axe.run();
    return found.violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.target.join(' ')).join(', ')})`);
  });
}
