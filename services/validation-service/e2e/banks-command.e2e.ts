import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { berlinDay } from '@pruefer/banks';
import { defaultTimes } from '@pruefer/contracts';
import { builtFile, until } from '@pruefer/testkit';
import { type CommandEnvironment, commandEnvironment } from './support/command-environment.js';

const shipped = fileURLToPath(new URL('../../worker/data/blz-20260907.txt.gz', import.meta.url));
/** A running service compares its data that often; with Kafka it is sooner, but a busy Kafka may be slower than a command waits. */
const REFRESH_MS = 30_000;
const dutch = 'NL91ABNA0417164300';
const belgian = 'BE68539007547034';
/** Synthetic, in the layout of the Belgian list as saved by a spreadsheet. */
const belgianList = [
  'Version 01/11/2026;;;',
  'T_Identification_Number;Biccode;T_Institutions_Dutch;T_Institutions_French',
  '538;VRIJ;VRIJ;LIBRE',
  '539;MUST BE BB;Voorbeeldbank België;Banque modèle',
];
const ownListHead = 'country;code;bic;name;town;date;source';
const ownBank = 'NL;;ABNANL2A;Eigene Bank;Amsterdam;';
const otherOwnBank = 'NL;;INGBNL2A;Andere;;';
const fewerBanks = /^Die Datei enthält über 10 % weniger Banken /;
const notABankFile = fileURLToPath(import.meta.url);
const invalidDay = '--valid-from: Bitte geben Sie einen Tag als JJJJ-MM-TT an, ab dem die Datei gilt.';

describe('npm run banks', () => {
  const site = commandEnvironment(builtFile('worker', 'banks-cli.js'));

  const run: CommandEnvironment['run'] = (...words) => site.run(...words);
  const answer = (iban: string) => site.answer(iban);
  const writeList = (name: string, lines: readonly string[]) => site.writeLines(name, lines, 'latin1');
  /** Installs the package with lists of these banks. */
  const installSchwifty = async (bankCodes: Readonly<Record<string, readonly string[]>>) => {
    const registries = join(site.folder, 'schwifty', 'bank_registry');
    await mkdir(registries, { recursive: true });
    await mkdir(join(site.folder, 'schwifty-2026.10.1.dist-info'), { recursive: true });
    for (const [country, codes] of Object.entries(bankCodes)) {
      const bank = { country_code: country, primary: true, bic: '', name: 'aus dem Paket' };
      const banks = codes.map((code) => ({ ...bank, bank_code: code }));
      await writeFile(join(registries, `generated_${country.toLowerCase()}.json`), JSON.stringify(banks));
    }
  };
  const importShipped = ['import', shipped, '--valid-from', '2026-09-07'];

  it('import: a running service uses the new data without a restart', async () => {
    expect(await answer('DE02120300000000202051')).toMatchObject({ valid: false, errorCode: 'bank_code_unknown' });
    expect(await run(importShipped)).toEqual({
      code: 0,
      stdout: [
        'Deutsche Bundesbank: geladen, gültig ab 07.09.2026 (2026-09-07-32822740).',
        'DE: 3.505 Bankleitzahlen, 13.760 Datensätze',
      ],
      stderr: [],
    });
    const isNew = async () => (await answer('DE02120300000000202051'))['dataVersion'] === '2026-09-07-32822740';
    // Well below the 30 s of the periodic refresh.
    await until('new data', isNew, 10_000);
    expect(await answer('DE02120300000000202051')).toMatchObject({ valid: true, bankAddress: '10117 Berlin' });
  });

  it('import: reports the same file as unchanged', async () => {
    expect((await run(importShipped)).stdout[0]).toBe(
      'Deutsche Bundesbank: Diese Datei war schon geladen (2026-09-07-32822740). Es wurde nichts geändert.',
    );
  });

  it('list: shows loaded and valid data sets', async () => {
    const { stdout } = await run(['list']);
    expect(stdout[1]).toMatch(/^DE +2026-09-07-32822740 +07\.09\.2026 +06\.12\.2026 +gilt +3\.505 +13\.760 +Deutsche/);
    expect(stdout[2]).toMatch(/^DE +2020-01-01-1a2b3c4d .* abgelöst /);
  });

  it('import: works without Kafka and says when the services will refresh', async () => {
    const words = ['import', shipped, '--valid-from', '2026-09-08'];
    const { code, stderr } = await run(words, { KAFKA_BROKERS: '127.0.0.1:1' });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: ['Kafka ist nicht erreichbar: Die laufenden Dienste übernehmen die Daten innerhalb von 30 Sekunden.'],
    });
  });

  it.each([
    ['/nowhere --valid-from 2026-12-07', 'Die Datei kann nicht gelesen werden.'],
    [`${notABankFile} --valid-from 2026-12-07`, 'Die Datei ist keine bekannte Bankdatei.'],
    ['--valid-from 2026-12-07', 'Datei: Bitte geben Sie eine Datei an.'],
    [shipped, invalidDay],
    [`${shipped} --valid-from 07.12.2026`, invalidDay],
    [
      `${shipped} --valid-from 2026-12-07 --country Belgien`,
      '--country: Bitte geben Sie ein Land mit zwei Großbuchstaben an, zum Beispiel BE.',
    ],
    [`${shipped} --force`, 'Diese Option gibt es nicht.', 'Hilfe: npm run banks -- --help'],
  ])('import: refuses %s', async (words, ...sentences) => {
    expect(await run(['import', ...words.split(' ')])).toEqual({ code: 1, stdout: [], stderr: sentences });
  });

  it('schwifty: refuses a call without a folder and an invalid day', async () => {
    expect((await run(['schwifty', '--valid-from', 'morgen'])).stderr.toSorted()).toEqual([
      invalidDay,
      'Ordner: Bitte geben Sie den Ordner an, in dem das Paket installiert ist.',
    ]);
  });

  it('formats: shows which files are read', async () => {
    const { stdout } = await run(['formats']);
    expect(stdout[0]).toMatch(/^Land +Herausgeber +Datei/);
    expect(stdout.length).toBeGreaterThan(5);
  });

  it('without bank data of a country the answer says so', async () => {
    for (const iban of [belgian, dutch])
      expect(await answer(iban)).toMatchObject({
        valid: true,
        bankName: null,
        bic: null,
        dataVersion: null,
        bank: null,
        checks: { bankCode: { result: 'notChecked', reason: 'Keine Bankdaten für dieses Land.' } },
      });
  });

  it('F4: import: refuses another country’s file and the invalid lines of one', async () => {
    const words = (path: string, country: string) => [
      'import',
      path,
      '--valid-from',
      '2020-11-01',
      '--country',
      country,
    ];
    const list = await writeList('be.csv', belgianList);
    expect(await run(words(list, 'NL'))).toMatchObject({
      code: 1,
      stderr: [
        'Die Datei passt nicht zu Land oder Tag, die Sie genannt haben. Es wurde nichts geladen.',
        '--country: Erwartet sind Banken aus NL. Die Datei (Nationale Bank van België) enthält BE.',
      ],
    });
    const wrong = await writeList('wrong.csv', [...belgianList, '54O;MUSTBEBB;Bank;Banque']);
    expect((await run(words(wrong, 'BE'))).stderr).toEqual([
      'Mehr als 1 % der Zeilen sind fehlerhaft. Es wurde nichts geladen.',
      'Zeile 5: T_Identification_Number: „54O“ ist hier nicht erlaubt.',
    ]);
    expect(await answer(belgian)).toMatchObject({ bankName: null });
  });

  it('import: a running service names the banks of a publisher’s list', async () => {
    const path = await writeList('be.csv', belgianList);
    expect(await run(['import', path, '--valid-from', '2020-11-01', '--country', 'BE'])).toMatchObject({
      code: 0,
      stdout: [
        expect.stringMatching(/^Nationale Bank van België: geladen, gültig ab 01\.11\.2020/),
        'BE: 1 Bankleitzahlen, 1 Datensätze',
      ],
    });
    await until('the Belgian bank', async () => (await answer(belgian))['bankName'] !== null, REFRESH_MS);
    expect(await answer(belgian)).toMatchObject({
      valid: true,
      bankName: 'Voorbeeldbank België',
      bic: 'MUSTBEBB',
      bank: { source: { authority: 'register', publisher: 'Nationale Bank van België', date: '2020-11-01' } },
    });
  });

  it('schwifty: names the banks of every country without a loaded register, as not official', async () => {
    await installSchwifty({ BE: ['539'], NL: ['ABNA'] });
    const { code, stdout } = await run(['schwifty', site.folder, '--valid-from', '2020-11-02']);
    expect([code, ...stdout]).toEqual([
      0,
      expect.stringMatching(/^schwifty 2026\.10\.1 \(PyPI\): geladen, gültig ab 02\.11\.2020/),
      'NL: 1 Bankleitzahlen, 1 Datensätze',
      'Nicht übernommen: BE, DE (dort gilt das Register)',
    ]);
    await until('the Dutch bank', async () => (await answer(dutch))['bankName'] !== null, REFRESH_MS);
    expect([(await answer(dutch))['bankName'], (await answer(belgian))['bankName']]).toEqual([
      'aus dem Paket',
      'Voorbeeldbank België',
    ]);
    expect([(await answer(dutch))['bank'], (await answer(belgian))['bank']]).toMatchObject([
      { source: { authority: 'community', publisher: 'schwifty 2026.10.1 (PyPI)', date: '2020-11-02' } },
      { source: { authority: 'register', publisher: 'Nationale Bank van België' } },
    ]);
  });

  it('import: accepts an own list', async () => {
    const path = await writeList('nl.csv', [ownListHead, `${ownBank}2020-11-03;Buchhaltung`]);
    expect((await run(['import', path, '--valid-from', '2020-11-03'])).code).toBe(0);
    await until('the own list', async () => (await answer(dutch))['bankName'] === 'Eigene Bank', REFRESH_MS);
    expect(await answer(dutch)).toMatchObject({ bic: 'ABNANL2A', bankAddress: 'Amsterdam' });
  });

  it('F4: import: takes a drop of banks only when it is confirmed', async () => {
    const firstDay = ['--valid-from', '2020-11-04'];
    const rows = [ownBank, otherOwnBank].map((bank) => `${bank}2020-11-04;Buchhaltung`);
    const [two, one] = [
      await writeList('two.csv', [ownListHead, ...rows]),
      await writeList('one.csv', [ownListHead, rows[0]!]),
    ];
    expect((await run(['import', two, ...firstDay])).code).toBe(0);
    expect((await run(['import', one, ...firstDay])).stderr[0]).toMatch(fewerBanks);
    expect((await run(['import', one, ...firstDay, '--confirm'])).code).toBe(0);
  });

  it('F4: import: replaces a register by an own list only for an explicitly named country', async () => {
    const rows = ['BE;539;MUSTBEBB;Liste;;2020-11-05;L', 'NL;;ABNANL2A;Liste;;2020-11-05;L'];
    const path = await writeList('both.csv', [ownListHead, ...rows]);
    const words = ['import', path, '--valid-from', '2020-11-05'];
    const [byTheWay, named] = [await run(words), await run([...words, '--country', 'BE'])];
    expect([byTheWay.stderr[1], named.stderr[1]]).toEqual([
      '--country: Für BE sind Daten des Registers geladen. Soll eine eigene Liste sie ersetzen, nennen Sie das Land ausdrücklich („country“), je Land mit einer Datei.',
      '--country: Erwartet sind nur Banken aus BE. Die Datei (L) enthält auch NL.',
    ]);
    expect([(await answer(dutch))['bankName'], (await answer(belgian))['bankName']]).toEqual([
      'Eigene Bank',
      'Voorbeeldbank België',
    ]);
  });

  it('F4: schwifty: is loaded from today unless a day is given, and takes a drop of banks only when it is confirmed', async () => {
    const words = ['schwifty', site.folder];
    const today = () => defaultTimes.ofDay(berlinDay(new Date()));
    const before = today();
    await installSchwifty({ NL: ['ABNA', 'INGB'] });
    const { stdout } = await run(words);
    expect([before, today()]).toContain(/: geladen, gültig ab (\S+) /.exec(stdout[0]!)?.[1]);
    await installSchwifty({ NL: ['ABNA'] });
    expect((await run(words)).stderr[0]).toMatch(fewerBanks);
    expect((await run([...words, '--confirm'])).code).toBe(0);
  });

  it('reports that the system is not running when there is no database', async () => {
    const { code, stderr } = await run(['list'], { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/nothing' });
    expect({ code, stderr }).toEqual({ code: 1, stderr: ['Die Datenbank ist nicht erreichbar. Läuft das System?'] });
  });
});
