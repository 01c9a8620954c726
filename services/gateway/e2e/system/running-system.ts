import { freePort, until } from '@pruefer/testkit';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const launcher = join(root, 'infra/start/bootstrap.mjs');

interface Part {
  readonly pid: number;
  readonly port?: number;
  readonly opsPort?: number;
  readonly url?: string;
}

interface State {
  readonly address: string;
  readonly servers: Readonly<Record<'postgres' | 'redis' | 'kafka', string>>;
  readonly parts: Readonly<Record<string, Part>>;
}

/** Runs the whole product like `npm start`, in a separate data folder and on separate ports. */
export class RunningSystem {
  private constructor(
    /** Null for the one that belongs to all suites of a folder: it is not ours to stop. */
    private readonly launched: ChildProcess | null,
    private readonly environment: NodeJS.ProcessEnv,
    /** Whatever the launcher has said so far. */
    readonly said: { text: string },
    readonly database: pg.Pool,
  ) {}

  /** Starts the system and waits until it answers. @param settings environment on top of the defaults */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<RunningSystem> {
    const dataDir = mkdtempSync(join(tmpdir(), 'iban-system-'));
    const environment = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      TRUSTED_PROXIES: '127.0.0.1',
      VALIDATION_REPLICAS: '2',
      ...settings,
    };
    const launched = spawn(process.execPath, [launcher, 'start'], { cwd: root, env: environment });
    const output = { text: '' };
    for (const stream of [launched.stdout, launched.stderr])
      stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
    const startedOrEnded = (): boolean | Promise<boolean> => launched.exitCode !== null || isReady(dataDir);
    await until(() => `the system has started\n${output.text}`, startedOrEnded, 180_000, 100);
    if (launched.exitCode !== null) throw new Error(`the launcher ended with ${launched.exitCode}:\n${output.text}`);
    return new RunningSystem(launched, environment, output, createPool(dataDir));
  }

  /**
   * The system shared by a folder of suites; a new one without such a folder. A suite that uses it creates its own
   * keys, users and addresses and restores settings and parts.
   */
  static async shared(): Promise<RunningSystem> {
    const dataDir = process.env['TEST_SYSTEM'];
    if (!dataDir) return RunningSystem.start();
    const environment = { ...process.env, DATA_DIR: dataDir, PORT: new URL(readState(dataDir).address).port };
    const system = new RunningSystem(null, environment, { text: '' }, createPool(dataDir));
    await system.recovered();
    return system;
  }

  get dataDir(): string {
    return this.environment['DATA_DIR'] ?? '';
  }

  get url(): string {
    return `http://127.0.0.1:${this.environment['PORT']}`;
  }

  /** Addresses of its servers. */
  get servers(): State['servers'] {
    return readState(this.dataDir).servers;
  }

  part(name: string): Part {
    const part = readState(this.dataDir).parts[name];
    if (!part) throw new Error(`no part is called ${name}`);
    return part;
  }

  /** Sends a signal to one part; `kill` ends it without a chance to clean up. */
  signal(name: string, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(this.part(name).pid, signal);
  }

  async freeze(parts: readonly string[], forMs: number): Promise<void> {
    for (const part of parts) this.signal(part, 'SIGSTOP');
    await sleep(forMs);
    for (const part of parts) this.signal(part, 'SIGCONT');
  }

  /** Runs one of the operator's commands against this system. Returns its output. */
  async run(script: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [launcher, script, ...args], {
      cwd: root,
      env: this.environment,
    });
    return stdout;
  }

  /** Issues an API key. Gives the secret that is printed once, alone on its line. @param options more of the command line */
  async issueKey(client: string, quota: number, ...options: string[]): Promise<string> {
    const names = ['--client', client, '--email', 'test@example.com', '--quota', String(quota)];
    const commandOutput = await this.run('keys', 'issue', ...names, ...options);
    const secret = /^iban_(?:sk|test)_[0-9a-f]{64}$/m.exec(commandOutput)?.[0];
    if (!secret) throw new Error(`no key in:\n${commandOutput}`);
    return secret;
  }

  /** The rows of one statement, read as the database's administrator. */
  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.query<Row>(sql, values)).rows;
  }

  /** Waits until keyed and public checks are answered again. */
  async recovered(): Promise<void> {
    const answersAll = async () => {
      const ready = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      return ready?.ok === true && ((await ready.json()) as { keyed: boolean }).keyed;
    };
    await until('the system has recovered', answersAll, 25_000, 100);
  }

  /** Stops everything and removes the data folder; a shared system stays. */
  async stop(): Promise<void> {
    await this.database.end();
    if (!this.launched) return;
    this.launched.kill('SIGTERM');
    if (this.launched.exitCode === null && this.launched.signalCode === null) await once(this.launched, 'exit');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function createPool(dataDir: string): pg.Pool {
  const connectionString = readState(dataDir).servers.postgres;
  const database = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 2_000 });
  database.on('error', () => undefined);
  return database;
}

function readState(dataDir: string): State {
  return JSON.parse(readFileSync(join(dataDir, 'state.json'), 'utf8')) as State;
}

async function isReady(dataDir: string): Promise<boolean> {
  try {
    const { address, parts } = readState(dataDir);
    const ready = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(1_000) });
    return ready.ok && 'log' in parts && 'keys' in parts;
  } catch {
    return false;
  }
}
