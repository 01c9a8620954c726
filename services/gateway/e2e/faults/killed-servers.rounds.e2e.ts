import { DAY_MS } from '@pruefer/contracts';
import { rounds, suiteFixture, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { forgetFirstAdmin } from '../system/accounts.js';
import { DatabaseJobs, type EndedJob } from '../system/database-jobs.js';
import { killServer } from '../system/kill-server.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const OLD_ROWS = 7;

/** What each job waits for in the middle of its work, as long as somebody else holds it. */
const inTheMiddle = {
  import: 'LOCK TABLE banks.data_set IN EXCLUSIVE MODE',
  backup: 'LOCK TABLE logs.request_details IN ACCESS EXCLUSIVE MODE',
  cleanup: 'SELECT FROM logs.cleanup FOR SHARE',
  restore: 'SELECT FROM logs.cleanup FOR UPDATE',
};
const waiting = `SELECT DISTINCT CASE WHEN application_name LIKE '%imports%' THEN 'import' WHEN application_name LIKE '%(backup)' THEN 'backup'
    WHEN application_name LIKE '%(restore)' THEN 'restore' WHEN query LIKE '%logs.cleanup FOR UPDATE%' THEN 'cleanup' END AS job
  FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

describe('D6: jobs in whose middle a server is killed with all its processes', () => {
  const jobs = suiteFixture(() => DatabaseJobs.of(system));
  /** Each round cleans up days that none before has. */
  let oldestDay = 90;
  beforeEach(() => system.recovered());
  afterAll(() => forgetFirstAdmin(system));

  /** Begins jobs, one after the other, each held in its middle until all are let go or the server is killed. */
  async function heldInTheMiddle(begin: Partial<Record<keyof typeof inTheMiddle, () => Promise<string>>>) {
    // What a backup asks first would wait as well.
    await jobs.estimate();
    const client = new Client({ connectionString: system.servers.postgres });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN');
    const ids: string[] = [];
    for (const job of Object.keys(begin) as (keyof typeof inTheMiddle)[]) {
      await client.query(inTheMiddle[job]);
      ids.push(await begin[job]!());
      const isThere = async () =>
        (await jobs.rows<{ job: string | null }>(waiting)).some((row) => row.job === job) &&
        (job !== 'backup' || jobs.isWriting());
      await until(`${job} in the middle`, isThere, 30_000);
    }
    return { ids, letGo: () => client.end().catch(() => undefined) };
  }

  const count = async (sql: string) =>
    (await system.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]!.n;
  const dataSets = () => count('banks.data_set');
  /** Banks that belong to no whole data set. */
  const torn = () =>
    count(`(SELECT d.id FROM banks.data_set d LEFT JOIN banks.bank b ON b.data_set_id = d.id
      GROUP BY d.id, d.records HAVING count(b.*) <> d.records) torn`);
  const rowsBefore = (day: string) =>
    count(`logs.requests WHERE day < '${day}' AND at >= (SELECT cleaned_until FROM logs.cleanup)`);

  async function fillOldDay(): Promise<string> {
    oldestDay -= 5;
    const day = dayAgo(oldestDay + 1);
    await system.rows('SELECT logs.open_day($1, false)', [day]);
    await system.rows(
      `INSERT INTO logs.requests (day, id, at, count, status, country)
       SELECT $1::date, gen_random_uuid(), $1::date + interval '12 hours', 1, 200, 'DE' FROM generate_series(1, $2::int)`,
      [day, OLD_ROWS],
    );
    return dayAgo(oldestDay);
  }

  function expectEnd({ state, failure }: EndedJob): void {
    expect([state, failure === null]).toEqual(state === 'done' ? ['done', true] : ['failed', false]);
  }

  it.each(rounds<'postgres' | 'redis'>(['redis'], ['postgres']))(
    '%s: import, backup and cleanup leave the old state or the new one, and end without help',
    async (server) => {
      const day = await fillOldDay();
      const before = await dataSets();
      // The backup begins last, because the lock that holds it would stop the cleanup before its middle.
      const held = await heldInTheMiddle({
        import: () => jobs.importBanks(`Bank vor ${server}`),
        cleanup: () => jobs.cleanUp(day),
        backup: () => jobs.backup(),
      });
      await killServer(system, server);
      // A job that was given back may have been done again by now.
      expect([before, before + 1]).toContain(await dataSets());
      expect([[0, OLD_ROWS].includes(await rowsBefore(day)), await torn()]).toEqual([true, 0]);
      await held.letGo();
      const [imported, cleanup, backup] = await Promise.all(held.ids.map((id) => jobs.ended(id)));
      for (const job of [imported!, backup!, cleanup!]) expectEnd(job);
      expect([await dataSets(), await torn()]).toEqual([before + Number(imported!.state === 'done'), 0]);
      expect(await rowsBefore(day)).toBe(cleanup!.state === 'done' ? 0 : OLD_ROWS);

      const nextDay = await fillOldDay();
      const next = [await jobs.importBanks(`Bank nach ${server}`), await jobs.backup(), await jobs.cleanUp(nextDay)];
      const done = await Promise.all(next.map((id) => jobs.ended(id)));
      expect(done.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
      expect([await torn(), await rowsBefore(nextDay)]).toEqual([0, 0]);
      expect(await system.run('verify', `${system.dataDir}/backups/${done[1]!.result!.backup!.fileName}`)).toContain(
        'vollständig und unverändert',
      );
    },
  );

  it.each(rounds<'postgres' | 'redis'>(['postgres'], ['redis']))(
    '%s: a restore leaves the old state or the new one, and ends without help',
    async (server) => {
      const { result } = await jobs.ended(await jobs.backup());
      const { fileName } = result!.backup!;
      const [page] = await system.rows<{ id: string; title: string }>(
        'SELECT id, title FROM cms.page WHERE deleted_at IS NULL LIMIT 1',
      );
      const ruin = () => system.rows(`UPDATE cms.page SET title = 'Vor dem Ende' WHERE id = $1`, [page!.id]);
      const title = async () =>
        (await system.rows<{ title: string }>('SELECT title FROM cms.page WHERE id = $1', [page!.id]))[0]!.title;
      await ruin();
      const check = await jobs.check(fileName);
      const held = await heldInTheMiddle({ restore: () => jobs.restore(check, ['content', 'logs']) });
      await killServer(system, server);
      if (server === 'postgres') expect(await title()).toBe('Vor dem Ende');
      await held.letGo();
      const job = await jobs.ended(held.ids[0]!);
      expectEnd(job);
      expect(await title()).toBe(job.state === 'done' ? page!.title : 'Vor dem Ende');

      await ruin();
      const next = await jobs.ended(await jobs.restore(await jobs.check(fileName), ['content', 'logs']));
      expect([next.state, next.failure, await title()]).toEqual(['done', null, page!.title]);
    },
  );
});
