import { randomUUID } from 'node:crypto';
import { suiteFixture } from '@pruefer/testkit';
import { backupTables } from '../src/backup/content/tables.js';
import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { storeEverything } from './support/stored-everything.js';

/** Everything that a restore may leave behind outside its rows. */
const catalogue = `(SELECT relname, relkind, relnamespace::regnamespace FROM pg_class
  WHERE relnamespace::regnamespace::text !~ '^pg_(toast|temp)' UNION ALL SELECT day::text, 'o', 'logs' FROM logs.opened_day)`;
const watched = [
  catalogue,
  'logs.requests',
  'logs.day_sums',
  'logs.erased',
  'banks.data_set',
  'banks.bank',
  'cms.page',
];
const tooDeep = '['.repeat(20_000) + ']'.repeat(20_000);

/** A row whose column has another value. */
const withValue = (table: string, column: string, value: string) => (row: string) =>
  row.split('\t').with(getColumns(table).indexOf(column), value).join('\t');
const first = (rows: string, change: (row: string) => string) => rows.replace(/^[^\n]*/, change);
const getColumns = (table: string) => backupTables.find((listed) => listed.table === table)!.columns;

type Case = [table: string, column: string, value: string];
const of = (table: string, values: Readonly<Record<string, readonly string[]>>): Case[] =>
  Object.entries(values).flatMap(([column, list]) => list.map((value): Case => [table, column, value]));

const wrongValues: Case[] = [
  ...of('logs.requests', {
    at: ['infinity', '0001-01-01 00:00:00+00', '294276-12-31 00:00:00+00', '2199-01-01 00:00:00+00', '\\N'],
    day: ['1999-12-31', '294276-12-31', '0001-01-01', '2026-01-01'],
    count: ['-100', '1e3', '2147483648', 'NaN', '\\N'],
    status: ['32767', '-1', '201'],
    response_time_us: ['-1', '2147483647'],
    country: ['deutschland', 'de', ''],
    contract_id: ['-5', '9223372036854775807'],
    key_id: ['k'.repeat(65)],
    iban_masked: ['DE89370400440532013000'],
    iban_hash: ['\\\\x00', `\\\\x${'0'.repeat(66)}`],
    error_message: ['x'.repeat(5_000_000)],
    bank_details: ['[]', '{"bankName": {"a": 1}}', '{"script": "x"}', tooDeep, `{"bankName": "\\\\u0000"}`],
  }),
  ...of('logs.day_sums', {
    day: ['1999-01-01', 'infinity'],
    rows: ['-1', '9223372036854775807', '9223372036854775000'],
    requests: ['9223372036854775806'],
    histogram: ['{-1}', '{NULL}', '{{1}}', '{9223372036854775807}'],
  }),
  ...of('banks.data_set', {
    version: ['<b>', 'v'.repeat(41)],
    country: ['d1'],
    valid_from: ['0001-01-01', 'infinity', '294276-01-01'],
    fingerprint: ['abc'],
    records: ['3', '0', '2147483647'],
    origin: ['elsewhere'],
    authority: ['nobody'],
  }),
  ...of('banks.bank', {
    data_set_id: ['77'],
    bank_code: ['1', '12345678901234567890'],
    method: ['ZZ'],
    bic: ['NOT A BIC'],
    name: ['x'.repeat(5_000_000), 'a\\nb'],
    change: ['X'],
  }),
];

const splitLines = (rows: string) => rows.split('\n').slice(0, -1);

describe('F2: a file with values that nothing here stores', () => {
  const site = suiteFixture(
    () => RestoreEnvironment.open(),
    (site) => site.close(),
  );
  let before: Record<string, string>;

  beforeAll(async () => {
    await storeEverything(site.database);
    await site.database.sql(
      `DELETE FROM logs.request_details; DELETE FROM logs.requests WHERE get_byte(iban_hash, 0) > 8;
       UPDATE banks.registry_release SET withdrawn_at = NULL`,
    );
    before = await site.readState(...watched);
  });
  afterEach(async () => expect(await site.readState(...watched)).toEqual(before));

  const forgedIn = (wanted: string, change: (rows: string) => string) =>
    createBackup(site.database, (table, rows) => (table === wanted ? change(rows) : rows), [
      backupTables.find(({ table }) => table === wanted)!.part!,
    ]);

  it('is refused at its check, which names table, line and column', async () => {
    const taken: string[] = [];
    for (const [table, column, value] of wrongValues) {
      const file = await forgedIn(table, (rows) => first(rows, withValue(table, column, value)));
      const sentence = await site.sentence(file);
      if (!sentence.startsWith(`Die Datei enthält in ${table.startsWith('banks') ? 'banks.' : table}`))
        taken.push(`${table}.${column} = ${value.slice(0, 30)}: ${sentence}`);
    }
    expect(taken).toEqual([]);
    const file = await forgedIn('logs.requests', (rows) => first(rows, withValue('logs.requests', 'count', '-100')));
    expect(await site.sentence(file)).toBe(
      'Die Datei enthält in logs.requests, Zeile 1, in „count“ einen Wert, der dort nicht erlaubt ist (erlaubt: 0 bis 2147483647). Nichts hat sich geändert.',
    );
  });

  it('is refused with more days than a cleanup would leave', async () => {
    const old = (row: string) =>
      withValue('logs.requests', 'day', '2001-02-03')(withValue('logs.requests', 'at', '2001-02-03 04:05:06+00')(row));
    const file = await forgedIn('logs.requests', (rows) => first(rows, old));
    expect(await site.sentence(file)).toMatch(/logs\.requests, Zeile 1, in „day“ .* höchstens 121 Monate alt/);
  });

  it('is refused with more rows than a table may have', async () => {
    for (const table of ['cms.settings', 'cms.header', 'cms.homepage', 'logs.total_sums']) {
      const file = await forgedIn(table, (rows) => first(rows, (row) => `${row}\n`.repeat(100_000).trimEnd()));
      expect(await site.sentence(file)).toMatch(new RegExp(`in ${table} ab Zeile \\d+ mehr Einträge`));
    }
  });

  it('is refused with keys that stand twice, and with sums that no number holds together with those here', async () => {
    const twice = await forgedIn('logs.day_sums', (rows) => first(rows, (row) => `${row}\n${row}`));
    expect(await site.sentence(twice)).toContain('widersprechen einander');
    const many = await forgedIn('logs.day_sums', (rows) => {
      const [row = ''] = splitLines(rows);
      const set = (day: number, status: number) =>
        ['day', 'status', 'rows', 'requests'].reduce(
          (changed, column) =>
            withValue(
              'logs.day_sums',
              column,
              { day: `2025-01-${day}`, status: String(status) }[column] ?? '999999999999',
            )(changed),
          row,
        );
      const days = Array.from({ length: 22 }, (_, day) =>
        Array.from({ length: 199 }, (_unused, status) => set(day + 10, 400 + status)),
      );
      return [
        ...days.flat(),
        ...days.flat().map((line) => line.replace('\tDE\t', '\tAT\t')),
        ...days.flat().map((line) => line.replace('\tDE\t', '\tCH\t')),
      ]
        .map((line) => `${line}\n`)
        .join('');
    });
    expect(await site.sentence(many)).toContain('zusammen mit den vorhandenen größer');
  });

  it('ends with the connection that it came by', async () => {
    const controller = new AbortController();
    const file = await createBackup(site.database);
    const check = site.check(file, undefined, undefined, controller.signal);
    controller.abort(new Error('the sender has gone'));
    await expect(check).rejects.toThrow('the sender has gone');
    expect(site.uploads).toEqual([]);
    expect(await site.refusal(file)).toBe('taken');
  });

  it.each([
    'Datei wird gelesen und geprüft',
    'final',
    'Inhalte übernehmen',
    'Bankdaten übernehmen',
    'Protokoll übernehmen',
  ])('leaves nothing when it ends at: %s', async (stage) => {
    const erasure = [randomUUID(), `\\\\x${'a'.repeat(64)}`, '2026-01-01', '2026-01-01', 'anna', '\\N', '1', '\\N'];
    // Each in the other order is opened before the merge, also a day that nobody has.
    const file = await createBackup(site.database, (table, rows) =>
      table === 'logs.requests'
        ? splitLines(rows)
            .map((row, index) =>
              index > 0
                ? row
                : withValue(
                    'logs.requests',
                    'day',
                    '2025-05-05',
                  )(withValue('logs.requests', 'at', '2025-05-05 12:00:00+00')(row)),
            )
            .reverse()
            .map((row) => `${row}\n`)
            .join('')
        : table === 'logs.erased'
          ? `${erasure.join('\t')}\n`
          : rows,
    );
    // As a killed worker leaves it.
    await site.database.sql(`SELECT logs.open_day('2025-06-06', true)`);
    const controller = new AbortController();
    const onStep = (step: string) => void (step === stage && controller.abort());
    await expect(site.restore(file, { signal: controller.signal, onStep })).rejects.toBeDefined();
  });

  it('names other banks under a known version by another version, and finds them again', async () => {
    const file = await forgedIn('banks.bank', (rows) => rows.replace('Bank 37040044', 'Bank of elsewhere'));
    const [{ id }] = (await site.database.sql<{ id: number }>('SELECT id FROM banks.data_set')) as [{ id: number }];
    const restored = () => site.restore(file, { parts: ['banks'] });
    expect((await restored())[0]).toMatchObject({ added: 2, removed: 2, unchanged: 0 });
    const [set] = await site.database.sql<{ id: number; version: string }>('SELECT id, version FROM banks.data_set');
    expect(set?.version).toMatch(/^2026-09-[0-9a-f]{8}$/);
    expect(set?.id).not.toBe(id);
    expect((await restored())[0]).toMatchObject({ added: 0, removed: 0, unchanged: 2 });
    before = await site.readState(...watched);
  });
});
