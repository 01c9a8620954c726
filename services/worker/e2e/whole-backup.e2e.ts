import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tcpProxy, type TcpProxy, testServers, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { type BaseBackup, startBaseBackup } from '../src/backup/whole/base-backup.js';
import { writeWholeBackup } from '../src/backup/whole/write-whole-backup.js';

/** For the test that freezes the server. */
const IDLE_TIMEOUT_MS = 3_000;
/** For all others: on a crowded machine the checkpoint before the first message takes seconds. */
const PATIENT_MS = 60_000;

describe('a whole backup over a line that does not last', () => {
  let line: TcpProxy;
  let folder: string;
  let url: string;

  beforeAll(async () => {
    const server = new URL(testServers().postgresUrl);
    line = await tcpProxy(Number(server.port), server.hostname);
    url = Object.assign(server, { hostname: '127.0.0.1', port: String(line.port) }).href;
    folder = await mkdtemp(join(tmpdir(), 'whole-backup-'));
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => line.heal());

  /** The server notices a moment later that the connection of the one before has ended. */
  async function begun(idleTimeoutMs = PATIENT_MS): Promise<BaseBackup> {
    let backup: BaseBackup | undefined;
    await until('one begins', async () => {
      backup = await startBaseBackup(url, { idleTimeoutMs }).catch(() => undefined);
      return backup !== undefined;
    });
    return backup!;
  }

  /** Reads what PostgreSQL holds for an unfinished backup, over another connection. */
  async function slots(): Promise<unknown[]> {
    const client = new Client({ connectionString: testServers().postgresUrl });
    await client.connect();
    try {
      const { rows } = await client.query<object>(
        `SELECT FROM pg_replication_slots WHERE slot_name = 'iban_whole_backup'`,
      );
      return rows;
    } finally {
      await client.end();
    }
  }

  /** Begins one whose first bytes have come, and breaks the line then. */
  async function brokenBy(breakLine: () => unknown, idleTimeoutMs?: number): Promise<string> {
    const backup = await begun(idleTimeoutMs);
    try {
      const reading = backup.archive[Symbol.asyncIterator]();
      await reading.next();
      await breakLine();
      while (!(await reading.next()).done);
      return 'complete';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await backup.close();
    }
  }

  it('ends when the connection is cut', async () => {
    expect(await brokenBy(() => line.cut())).toMatch(/^Die Verbindung zu PostgreSQL ist abgebrochen: /);
  });

  it('ends when nothing comes any more', async () => {
    expect(await brokenBy(() => line.freeze(), IDLE_TIMEOUT_MS)).toBe(
      'PostgreSQL hat 3 Sekunden lang nichts gesendet.',
    );
  });

  it('leaves nothing of itself, and the server free for the next one', async () => {
    const options = { url, reason: 'asked', isOfOwnServer: false, idleTimeoutMs: PATIENT_MS } as const;
    const target = join(folder, 'cut');
    await until('the one before has ended', async () => (await slots()).length === 0);
    const written = writeWholeBackup(target, options);
    const refused = expect(written).rejects.toMatchObject({ code: 'job_failed' });
    await until('it is written', async () => (await readdir(folder)).length > 0);
    await line.cut();
    await refused;
    expect(await readdir(folder)).toEqual([]);
    await line.heal();
    await (await begun()).close();
  });

  it('is refused while another one is made', async () => {
    const backup = await begun();
    try {
      await expect(startBaseBackup(url, { idleTimeoutMs: PATIENT_MS })).rejects.toThrow(
        /wird gerade schon eine Vollsicherung/,
      );
    } finally {
      await backup.close();
    }
  });
});
