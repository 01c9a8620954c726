import { suiteFixture, until } from '@pruefer/testkit';
import { hashOfApiKey } from '@pruefer/platform';
import { forgetFirstAdmin } from '../system/accounts.js';
import { expectBooksToBalance } from '../system/books.js';
import { DatabaseJobs } from '../system/database-jobs.js';
import { type CheckResponse, runLoad, verdicts } from '../system/load.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

const CLIENTS = 8;
const PAUSE_MS = 20;
const ENOUGH = 200;
const pages = 'SELECT id, slug, title, content, is_published FROM cms.page WHERE deleted_at IS NULL';
const sections = 'SELECT id, type, title, content, place FROM cms.section WHERE deleted_at IS NULL';

describe('a backup that is made and restored under load', () => {
  beforeAll(() => system.recovered());
  const jobs = suiteFixture(() => DatabaseJobs.of(system));
  afterAll(() => forgetFirstAdmin(system));

  /** Keyed checks before, while and after something happens. */
  async function underLoad<T>(keys: readonly string[], happens: () => Promise<T>): Promise<[CheckResponse[], T]> {
    let isOver = false;
    let seen = 0;
    const load = runLoad({
      url: system.url,
      clients: CLIENTS,
      pauseMs: PAUSE_MS,
      durationMs: 0,
      isEnough: (responses) => ((seen = responses.length), isOver && seen > ENOUGH),
      call: (n) => ({ iban: ibanNumber(n), key: keys[n % keys.length] ?? null }),
    });
    try {
      await until('some are answered', () => seen > ENOUGH / 2);
      const result = await happens();
      isOver = true;
      return [await load, result];
    } finally {
      isOver = true;
    }
  }

  /** Ids of the log's rows in a backup, in the order of its columns `at id …`. */
  function idsIn(file: string): string[] {
    const blocks = file.matchAll(/^COPY logs\.requests \(at, id, [^\n]*\n([\s\S]*?)^\\\.$/gm);
    return [...blocks].flatMap(([, rows = '']) => rows.split('\n').flatMap((row) => row.split('\t')[1] ?? []));
  }

  async function readChecksums(queries: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const sums: Record<string, string> = {};
    for (const [name, query] of Object.entries(queries)) {
      const sum = `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS sum FROM (${query}) t`;
      sums[name] = (await system.rows<{ sum: string }>(sum))[0]!.sum;
    }
    return sums;
  }

  /** Checks in the sums that have no row: the cleanup of another suite leaves some, a restore none. The view also counts what is not rolled up yet. */
  const withoutRow = async () =>
    (
      await system.rows<{ n: number }>(
        'SELECT (SELECT sum(rows) FROM logs.requests_in_all)::int - (SELECT count(*) FROM logs.requests)::int AS n',
      )
    )[0]!.n;

  it('F3, C11: brings back its contents, touches nothing else and charges no check twice', async () => {
    const [first, second] = [await seedKeys(system, 4, 1_000_000), await seedKeys(system, 4, 1_000_000)];
    const hashes = first.map((secret) => `'\\x${hashOfApiKey(secret).toString('hex')}'`).join();
    const contracts = `(SELECT contract_id FROM keys.key WHERE hash IN (${hashes}))`;
    const areLogged = async () =>
      (await system.rows(`SELECT FROM logs.requests WHERE contract_id IN ${contracts}`)).length > ENOUGH / 2;
    const [responses, backup] = await underLoad(first, async () => {
      await until('some are in the log', areLogged);
      return jobs.ended(await jobs.backup());
    });
    expect(backup).toMatchObject({ state: 'done', attempts: 1 });
    await expectBooksToBalance(system, responses, 0);
    const { fileName } = backup.result!.backup!;
    const ids = idsIn(jobs.read(fileName).toString('utf8'));
    expect(ids.length).toBeGreaterThan(ENOUGH / 2);

    const restored = {
      pages,
      sections,
      settings: 'SELECT timezone, rate_limit_max_requests FROM cms.settings',
      banks:
        'SELECT d.version, b.bank_code, b.record_number, b.name, b.pan, b.method FROM banks.bank b JOIN banks.data_set d ON d.id = b.data_set_id',
      rows: `SELECT * FROM logs.requests WHERE contract_id IN ${contracts}`,
      details: `SELECT d.* FROM logs.request_details d JOIN logs.requests r ON r.id = d.id AND r.day = d.day WHERE r.contract_id IN ${contracts}`,
    };
    const untouched = {
      users: 'SELECT * FROM auth.users',
      contracts: `SELECT * FROM keys.contract WHERE id IN ${contracts}`,
      keys: `SELECT * FROM keys.key WHERE contract_id IN ${contracts}`,
      bookings: `SELECT * FROM keys.booking WHERE contract_id IN ${contracts}`,
    };
    const before = { ...(await readChecksums(restored)), ...(await readChecksums(untouched)) };
    const offsets = await system.rows<{ n: string }>('SELECT sum(next_offset) AS n FROM logs.offsets');
    const unknown = await withoutRow();
    await system.rows(`DELETE FROM logs.request_details WHERE id = ANY ($1)`, [ids]);
    await system.rows(`DELETE FROM logs.requests WHERE id = ANY ($1)`, [ids]);
    await system.rows(
      `UPDATE cms.page SET title = 'Anders', content = 'Anders'; UPDATE cms.section SET title = 'Anders'`,
    );

    const [later, restore] = await underLoad(second, async () => {
      const check = await jobs.check(fileName);
      return jobs.ended(await jobs.restore(check, ['content', 'settings', 'banks', 'logs']));
    });
    expect([restore.state, restore.failure]).toEqual(['done', null]);
    expect(restore.result!.restore!.parts.find(({ part }) => part === 'logs')).toMatchObject({ added: ids.length });
    expect(verdicts(later).length).toBeGreaterThan(ENOUGH / 2);
    // What was charged, what was answered and what the log holds still agree, check by check.
    await expectBooksToBalance(system, [...responses, ...later], 0);
    expect({ ...(await readChecksums(restored)), ...(await readChecksums(untouched)) }).toEqual(before);
    expect(await withoutRow()).toBe(unknown);
    const after = await system.rows<{ n: string }>('SELECT sum(next_offset) AS n FROM logs.offsets');
    expect(Number(after[0]!.n)).toBeGreaterThan(Number(offsets[0]!.n));
  });

  it('F3: is proven by a drill: every value of the file, in an empty database', async () => {
    const { state, failure, result } = await jobs.ended(await jobs.drill());
    expect([state, failure]).toEqual(['done', null]);
    expect(result!.drill!.records).toBeGreaterThan(ENOUGH);
  });
});
