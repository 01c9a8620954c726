import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { listImports, loadDirectories } from '@pruefer/banks';
import { readShippedFile } from '../src/bank-import/bank-file-on-disk.js';
import { type BankFileToImport, unattendedRun } from '../src/bank-import/bank-file-to-import.js';
import { ImportBankFile } from '../src/bank-import/import-bank-file.js';
import { ImportPool } from '../src/bank-import/import-pool.js';
import { WorkerConfig } from '../src/config.js';
import { collectGarbage } from './support/collect-garbage.js';
import { bankTables } from './support/data-set.fixture.js';

/** Enough banks to notice in memory if all were kept. */
const MANY = 200_000;

/** The Bundesbank's CSV with so many banks, each a few bytes. */
function manyBanks(count: number): Buffer {
  const heading =
    'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl';
  const line = (n: number) => `${10_000_000 + n};1;A;10000;B;C;;;00;${String(n).padStart(6, '0')};A;0;00000000`;
  return Buffer.from([heading, ...Array.from({ length: count }, (_, n) => line(n))].join('\n'));
}

const quarterBefore = fileURLToPath(new URL('support/blz-20260608.txt.gz', import.meta.url));

describe('F4: importing a bank file', () => {
  const banks = bankTables();
  let connections: ImportPool;
  let shipped: BankFileToImport;

  beforeAll(async () => {
    connections = new ImportPool({ DATABASE_URL: banks.database.url('banks', 'service') }, 'e2e');
    shipped = { ...(await readShippedFile(new WorkerConfig().BANK_FILE)), origin: 'shipped' };
  });

  afterAll(() => connections.onApplicationShutdown());

  /** The shipped file as text, changed, on another day. */
  const changed = (change: (lines: string[]) => string[], validFrom = '2026-12-07'): BankFileToImport => {
    const lines = change(Buffer.from(shipped.content).toString('latin1').trimEnd().split('\r\n'));
    return { content: Buffer.from(lines.join('\r\n'), 'latin1'), validFrom, origin: 'uploaded' };
  };
  const imported = (file: BankFileToImport, isDropConfirmed = false) =>
    new ImportBankFile(connections).run(file, { isDropConfirmed, actor: { name: 'Test' } });
  const versions = async () =>
    (await banks.database.sql<{ version: string }>('SELECT version FROM banks.data_set ORDER BY id')).map(
      ({ version }) => version,
    );

  it('stores two quarters and reports their contents', async () => {
    expect(await imported({ ...(await readShippedFile(quarterBefore)), origin: 'command-line' })).toMatchObject({
      source: 'Deutsche Bundesbank',
      countries: [{ country: 'DE', records: 13_806, bankCodes: 3_504 }],
      imported: { validFrom: '2026-06-08', records: 13_806 },
    });
    expect(await imported(shipped)).toMatchObject({
      version: '2026-09-07-32822740',
      countries: [{ country: 'DE', records: 13_760, bankCodes: 3_505 }],
      badLineCount: 0,
    });
    const inSummer = await loadDirectories(banks.asWorker, { now: () => new Date('2026-08-01T12:00:00Z') });
    expect(inSummer.of('DE')).toMatchObject({ validFrom: '2026-06-08', validUntil: '2026-09-06', size: 3_506 });
  });

  it('changes nothing when the same file comes again', async () => {
    const before = await versions();
    expect((await imported(shipped)).imported).toBeUndefined();
    expect(await versions()).toEqual(before);
  });

  it('leaves out up to 1 % of the lines and names them', async () => {
    const file = changed((lines) => lines.map((line, index) => (index % 101 === 0 ? line.slice(1) : line)));
    expect(await imported(file)).toMatchObject({
      badLineCount: 137,
      badLines: expect.arrayContaining([{ line: 102, reason: 'Die Zeile hat 167 statt 168 Zeichen.' }]) as unknown,
    });
  });

  it('refuses more bad lines than that, with the reasons', async () => {
    const before = await versions();
    const file = changed((lines) => lines.map((line, index) => (index % 90 === 1 ? line.slice(1) : line)));
    await expect(imported(file)).rejects.toMatchObject({
      code: 'bank_file_faulty',
      details: {
        errors: expect.arrayContaining([
          { field: 'Zeile 2', code: 'bad_line', message: 'Die Zeile hat 167 statt 168 Zeichen.' },
        ]) as unknown,
      },
    });
    expect(await versions()).toEqual(before);
  });

  it('wants a confirmation when more than 10 % of the bank codes disappear', async () => {
    const before = await versions();
    const file = changed((lines) => lines.filter((_line, index) => index % 8 !== 0), '2026-12-08');
    const holders = changed((lines) => lines.filter((line) => line[8] === '1').slice(0, 3_000), '2026-12-09');
    await expect(imported(holders)).rejects.toMatchObject({ code: 'bank_count_dropped' });
    await expect(imported(file)).rejects.toMatchObject({ code: 'bank_count_dropped' });
    expect(await versions()).toEqual(before);
    expect((await imported(holders, true)).countries[0]?.bankCodes).toBeLessThan(3_001);
  });

  it('keeps no record in memory on the way', async () => {
    const content = gzipSync(manyBanks(MANY));
    collectGarbage();
    const heapBefore = process.memoryUsage().heapUsed;
    let [largestHeap, looks] = [0, 0];
    const run = {
      ...unattendedRun,
      progress: () => {
        if (++looks % 2 > 0) return;
        collectGarbage();
        largestHeap = Math.max(largestHeap, process.memoryUsage().heapUsed);
      },
    };
    const file = { content, validFrom: '2027-03-08', origin: 'uploaded' } as const;
    const result = await new ImportBankFile(connections).run(file, { actor: null, run });
    expect(result.countries).toEqual([{ country: 'DE', records: MANY, bankCodes: MANY }]);
    expect(result.difference.added).toBeGreaterThan(0);
    expect(largestHeap - heapBefore).toBeLessThan(30_000_000);
  });

  it('reports its changes against the data set before it', async () => {
    const [before] = await banks.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM banks.data_set');
    const file = changed((lines) => {
      const holders = lines.flatMap((line, at) => (line[8] === '1' && line[158] === 'U' ? [at] : []));
      const [renamed, otherBic, gone] = holders as [number, number, number];
      lines[renamed] = lines[renamed]!.slice(0, 9) + 'Umbenannt'.padEnd(58) + lines[renamed]!.slice(67);
      lines[otherBic] = `${lines[otherBic]!.slice(0, 139)}MUSTDEFFXXX${lines[otherBic]!.slice(150)}`;
      return lines.filter((_, at) => at !== gone);
    }, '2026-09-08');
    const wanted = { added: 0, changed: 2, removed: 1, bicChanged: 1 };
    expect((await imported({ ...file, origin: 'command-line' })).difference).toEqual(wanted);
    const { items, total } = await listImports(banks.asWorker, { today: '2026-11-22', limit: 1, offset: 0 });
    expect(total).toBe(before!.n + 1);
    expect(items).toMatchObject([
      { origin: 'command-line', state: 'inForce', difference: wanted, isWithdrawable: true },
    ]);
  });

  it.each([
    ['a web page', '<!doctype html>', 'bank_file_unknown'],
    [
      'a heading alone',
      'IID/QR-IID;Concatenation;New IID/QR-IID;SIC IID;Name of bank/institution;Post Code;Town Name;Country;BIC',
      'bank_file_empty',
    ],
  ])('refuses %s', async (_what, content, code) => {
    const file = { content: Buffer.from(content), validFrom: '2026-12-07', origin: 'uploaded' } as const;
    await expect(imported(file)).rejects.toMatchObject({ code });
  });
});
