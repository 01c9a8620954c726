import { Client } from 'pg';
import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { storeEverything } from './support/stored-everything.js';

const partitions = `SELECT inhrelid FROM pg_inherits WHERE inhparent IN ('logs.requests'::regclass, 'logs.request_details'::regclass)`;
/** What is built beside the log. */
const besideIt = `SELECT relname FROM pg_class WHERE relnamespace = 'logs'::regnamespace AND relname LIKE '%\\_loaded'`;
/** How the days of the log are made, whatever their indexes are called. */
const makeOfDays = `(
  SELECT relname, pg_get_expr(relpartbound, oid), coalesce(relacl::text LIKE '%restore_writer%', false), ARRAY(SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c WHERE conrelid = p.oid ORDER BY 1),
    ARRAY(SELECT concat(indisprimary, indisvalid, parent.inhparent::regclass, substring(pg_get_indexdef(indexrelid) FROM 'USING .*'))
      FROM pg_index JOIN pg_inherits parent ON parent.inhrelid = indexrelid WHERE indrelid = p.oid ORDER BY 1)
  FROM pg_class p WHERE oid IN (${partitions}))`;

describe('a restore of days that the log does not have', () => {
  let full: RestoreEnvironment;
  let empty: RestoreEnvironment;

  beforeAll(async () => {
    [full, empty] = [await RestoreEnvironment.open(), await RestoreEnvironment.open()];
    await storeEverything(full.database);
    // It has no row.
    await full.database.sql(`DO $$ BEGIN EXECUTE to_char(now() AT TIME ZONE 'UTC' - interval '5 days',
      '"DROP TABLE logs.requests_"YYYYMMDD", logs.request_details_"YYYYMMDD'); END $$`);
  });
  afterEach(() =>
    empty.database
      .sql(`DO $$ DECLARE day regclass; BEGIN FOR day IN ${partitions} LOOP EXECUTE format('DROP TABLE %s', day); END LOOP; END $$;
      TRUNCATE logs.day_sums, logs.total_sums`),
  );
  afterAll(() => Promise.all([full.close(), empty.close()]));

  const splitLines = (rows: string) => rows.split('\n').slice(0, -1);
  const isOfLog = (table: string) => table === 'logs.requests' || table === 'logs.request_details';

  it('F3: makes them as log-service does, or none at all', async () => {
    const backup = await createBackup(full.database);
    const controller = new AbortController();
    const onStep = (step: string) => void (step === 'Protokoll übernehmen' && controller.abort());
    const cutOff = empty.restore(backup, { parts: ['logs'], signal: controller.signal, onStep });
    await expect(cutOff).rejects.toBeDefined();
    expect(await empty.database.sql(partitions)).toEqual([]);

    const { id, parts } = await empty.check(backup);
    expect(await empty.restoreChecked(id, { parts: ['logs'] })).toEqual(parts.filter(({ part }) => part === 'logs'));
    const made = [makeOfDays, 'logs.requests', 'logs.request_details', 'logs.total_sums'];
    expect(await empty.readState(...made)).toEqual(await full.readState(...made));
    expect(await empty.database.sql(besideIt)).toEqual([]);
  });

  it.each([
    ['twice', (rows: string) => splitLines(rows).flatMap((line) => [line, line])],
    ['in another order', (rows: string) => splitLines(rows).reverse()],
  ])('F3: takes each row once at its place in the file %s', async (_, change) => {
    const backup = await createBackup(full.database, (table, rows) =>
      isOfLog(table)
        ? change(rows)
            .map((line) => `${line}\n`)
            .join('')
        : rows,
    );
    const [logs] = await empty.restore(backup, { parts: ['logs'] });
    expect(logs).toMatchObject({ added: 1_000, leftOut: 0 });
    const tables = ['logs.requests', 'logs.request_details'];
    expect(await empty.readState(...tables)).toEqual(await full.readState(...tables));
  });

  it('F3: keeps what log-service stores of a day while it is loaded', async () => {
    const day = '2026-03-05';
    const row = (table: string, id: number, status: number) =>
      `INSERT INTO ${table} (at, id, day, count, status, country)
       VALUES ('${day}T12:00:00Z', '00000000-0000-4000-8000-00000000000${id}', '${day}', 1, ${status}, 'DE')`;
    const client = new Client({ connectionString: empty.database.adminUrl });
    await client.connect();
    try {
      await client.query(`BEGIN; SET LOCAL ROLE restore_writer; SELECT logs.begin_day('${day}', true)`);
      for (const id of [1, 2]) await client.query(row('logs.requests_20260305_loaded', id, 200));
      await client.query(`SELECT logs.index_day('${day}')`);
      await empty.database.sql(`SELECT logs.open_day('${day}', true)`);
      await empty.database.sql(row('logs.requests', 1, 410));
      const { rows } = await client.query(`SELECT logs.attach_day('${day}') AS known`);
      expect(rows).toEqual([{ known: '1' }]);
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
    expect(await empty.database.sql('SELECT status FROM logs.requests ORDER BY id')).toEqual([
      { status: 410 },
      { status: 200 },
    ]);
    expect(await empty.database.sql(besideIt)).toEqual([]);
    expect(await empty.database.sql(`SELECT logs.begin_day('${day}', true) AS begun`)).toEqual([{ begun: false }]);
  });
});
