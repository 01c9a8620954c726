import { createPool } from '@pruefer/platform';
import { checkIban } from '@pruefer/iban';
import { builtFile, type ProgramRun, until } from '@pruefer/testkit';
import { CurrentDirectory } from '../src/bank-directory/current-directory.js';
import { DirectoryRefresh } from '../src/bank-directory/directory-refresh.js';
import { type CommandEnvironment, commandEnvironment } from './support/command-environment.js';

/** A running service compares its data that often; with Kafka it is sooner, but a busy Kafka may be slower than a command waits. */
const REFRESH_MS = 30_000;
const HEADING = 'country;structure;length;bank;branch;sepa;from;source';
const ugandan = 'UG59BARC001000012345678';
const belgian = 'BE68539007547034';
const georgian = 'GE29NB0000000101904917';
const kenyan = 'KE641234000012345678';

const cli = builtFile('worker', 'registry-cli.js');

describe('npm run registry', () => {
  const site = commandEnvironment(cli);

  const run: CommandEnvironment['run'] = (...words) => site.run(...words);
  const answer = (iban: string) => site.answer(iban);
  const importFile = async (name: string, lines: readonly string[], validFrom: string, ...more: string[]) =>
    run(['import', await site.writeLines(name, [HEADING, ...lines]), '--valid-from', validFrom, ...more]);
  /** The version in the command's output. */
  const versionIn = ({ stdout }: ProgramRun) => /\d{4}-\d\d-\d\d-[0-9a-f]{8}/.exec(stdout[0] ?? '')?.[0] ?? '';

  it('uses the shipped release when none is loaded', async () => {
    expect((await run(['list'])).stdout).toEqual(['Es gilt das Register, das zum Programm gehört.']);
    expect(await answer(ugandan)).toMatchObject({ valid: false, errorCode: 'iban_country' });
  });

  it('import: a running service uses the new release, and the command reports its changes', async () => {
    const lines = ['UG;UG2!n4!a3!n12!n;23;1-4;5-7;;;Prüfung', 'GE;;;;;yes;;Prüfung'];
    const output = await importFile('changes.csv', lines, '2026-01-01');
    expect([output.code, output.stderr, output.stdout.slice(1)]).toEqual([
      0,
      [],
      [
        'GE: Georgien: unverändert aufgebaut, SEPA seit 01.01.2026',
        'UG: Uganda kommt hinzu: UG2!n4!a15!n (23 Stellen), kein SEPA',
      ],
    ]);
    // Well below the 30 s of the periodic refresh.
    await until('the new country', async () => (await answer(ugandan))['valid'] === true, 10_000);
    expect(await answer(ugandan)).toMatchObject({
      country: 'UG',
      blz: 'BARC',
      branchCode: '001',
      sepa: false,
      checks: { country: { source: 'IBAN-Register mit Änderungen nach: Prüfung', date: '2026-01-01' } },
    });
    expect(await answer(georgian)).toMatchObject({ valid: true, sepa: true });
    expect((await run(['list'])).stdout[1]).toMatch(
      /^2026-01-01-[0-9a-f]{8} +01\.01\.2026 +offen +gilt +90 +IBAN-Register mit/,
    );
    const repeat = await importFile('changes.csv', lines, '2026-01-01');
    expect(repeat.stdout).toEqual([expect.stringMatching(/^Diese Datei war schon geladen/)]);
  });

  it('import: refuses an invalid file with line numbers, and requires confirmation for one that makes valid IBANs invalid', async () => {
    expect((await importFile('wrong.csv', ['BE;BE2!n4!n12!n;21;1-4;;;;Prüfung'], '2026-02-01')).stderr).toEqual([
      'Die Datei des IBAN-Registers ist fehlerhaft. Es wurde nichts geladen.',
      'Zeile 2, length: „21“ passt nicht zum Aufbau BE2!n4!n12!n mit 20 Stellen.',
    ]);
    expect(
      (await importFile('longer.csv', ['BE;BE2!n4!n12!n;20;1-4;;;2027-07-01;Prüfung'], '2026-02-01')).stderr,
    ).toEqual([
      expect.stringMatching(/^Mit dieser Datei werden IBANs ungültig, die bisher richtig waren\./),
      'BE: Belgien ab 01.07.2027: BE2!n16!n (20 Stellen), bisher: BE2!n12!n (16 Stellen)',
    ]);
    expect((await run(['import', cli, '--valid-from', '2026-02-01'])).stderr).toEqual([
      'Die Datei ist keine bekannte Datei des IBAN-Registers.',
    ]);
    expect((await run(['list'])).stdout).toHaveLength(2);
  });

  it('applies an entry from its first day on', async () => {
    const lines = ['BE;BE2!n4!n12!n;20;1-4;;;2027-07-01;Prüfung'];
    expect((await importFile('longer.csv', lines, '2026-02-01', '--confirm')).code).toBe(0);
    expect((await importFile('later.csv', ['GE;;;;;no;;Später'], '2028-01-01')).code).toBe(0);
    let now = new Date('2027-06-30T21:59:50Z');
    const settings = { DATABASE_URL: site.system.database.url('validation', 'service') };
    const pool = createPool(settings, { applicationName: 'e2e', max: 1 });
    const directory = new CurrentDirectory(pool, () => now);
    const refresh = new DirectoryRefresh(directory, () => now);
    refresh.onApplicationBootstrap();
    const verdict = (iban: string) => checkIban(iban, null, directory.banks().registry);
    await until('loaded', () => directory.version !== undefined);
    expect([verdict(belgian).error, verdict(ugandan).error]).toEqual([null, null]);
    now = new Date('2027-06-30T22:00:00Z');
    await until('midnight in Germany', () => verdict(belgian).error === 'iban_length');
    now = new Date('2027-12-31T23:00:00Z');
    await until('the later release', () => verdict(georgian).registry?.sepaSince === undefined);
    expect(verdict(belgian).registry?.name).toBe('IBAN-Register mit Änderungen nach: Später');
    expect(verdict(belgian).error).toBe('iban_length');
    await refresh.onApplicationShutdown();
    await pool.end();
  });

  it('withdraw: restores the previous release, and finally the shipped one', async () => {
    expect(await answer(belgian)).toMatchObject({ valid: true });
    const { stdout } = await run(['list']);
    const versions = stdout.slice(1).map((line) => line.split(' ')[0]!);
    expect(versions.map((version) => version.slice(0, 10))).toEqual(['2028-01-01', '2026-02-01', '2026-01-01']);
    for (const version of versions) expect((await run(['withdraw', version])).code).toBe(0);
    await until('the shipped release', async () => (await answer(ugandan))['valid'] === false, REFRESH_MS);
    expect(await answer(georgian)).toMatchObject({ valid: true, sepa: false });
    expect((await run(['withdraw', versions[0]!])).stderr).toEqual([
      'Diese Ausgabe des IBAN-Registers ist nicht (mehr) geladen.',
    ]);
    const audit = await site.system.database.sql('SELECT action, actor, target FROM banks.audit ORDER BY id');
    expect(audit.map((row) => (row as { action: string }).action)).toEqual([
      ...Array<string>(3).fill('registry.loaded'),
      ...Array<string>(3).fill('registry.withdrawn'),
    ]);
    expect(audit[0]).toMatchObject({ actor: 'Kommandozeile', target: versions[2] });
  });

  it('import: accepts a withdrawn release again', async () => {
    const output = await importFile(
      'changes.csv',
      ['UG;UG2!n4!a3!n12!n;23;1-4;5-7;;;Prüfung', 'GE;;;;;yes;;Prüfung'],
      '2026-01-01',
    );
    expect([output.code, versionIn(output).slice(0, 10)]).toEqual([0, '2026-01-01']);
    await until('the new country again', async () => (await answer(ugandan))['valid'] === true, REFRESH_MS);
  });

  it('import: reports the last day of a release for an earlier day, and requires confirmation for countries that the next one removes', async () => {
    const laterRelease = 'IBAN-Register mit Änderungen nach: Später';
    expect((await importFile('later.csv', ['GE;;;;;no;;Später'], '2028-02-29')).code).toBe(0);
    const lines = ['XK;;;;;yes;;Davor', 'KE;KE2!n4!n12!n;20;1-4;;;;Davor'];
    expect((await importFile('earlier.csv', lines, '2027-01-01')).stderr.slice(1)).toEqual([
      `KE: Kenia kommt hinzu: KE2!n16!n (20 Stellen), kein SEPA. Das gilt bis 28.02.2028, danach ${laterRelease}.`,
    ]);
    const output = await importFile('earlier.csv', lines, '2027-01-01', '--confirm');
    expect(output.stdout[0]).toMatch(/: geladen, gültig ab 01\.01\.2027 bis 28\.02\.2028 \(2027-01-01-/);
    const rows = (await run(['list'])).stdout.map((line) => line.split(/ {2,}/).slice(1, 4));
    expect(rows.slice(0, 4)).toEqual([
      ['Gültig ab', 'Gültig bis', 'Status'],
      ['01.01.2027', '28.02.2028', 'gilt künftig'],
      ['29.02.2028', 'offen', 'gilt künftig'],
      ['01.01.2026', '31.12.2026', 'gilt'],
    ]);
  });

  it('list: shows a damaged release; checks use the previous one until its file is imported again', async () => {
    const file = ['KE;KE2!n4!n12!n;20;1-4;;;;Beschädigt'];
    const version = versionIn(await importFile('damaged.csv', file, '2026-03-01'));
    await until('the new country', async () => (await answer(kenyan))['valid'] === true, REFRESH_MS);
    const damage = `UPDATE banks.registry_release SET id = DEFAULT, entries = '[{"country": "DE"}]' WHERE version = '${version}'`;
    await site.system.database.sql(damage);
    // As after the announcement of any import.
    await site.service.app.get(CurrentDirectory).refresh();
    expect(await answer(kenyan)).toMatchObject({ valid: false, errorCode: 'iban_country' });
    expect(await answer(ugandan)).toMatchObject({ valid: true });
    const damaged = async () => (await run(['list'])).stdout.find((line) => line.startsWith(version));
    expect(await damaged()).toMatch(/01\.03\.2026 +offen +beschädigt, gilt nicht +0 /);
    expect((await importFile('damaged.csv', file, '2026-03-01')).stdout[0]).toMatch(
      /: geladen, gültig ab 01\.03\.2026/,
    );
    expect(await damaged()).toMatch(/01\.03\.2026 +31\.12\.2026 +gilt /);
    await until('the new country again', async () => (await answer(kenyan))['valid'] === true, REFRESH_MS);
    await site.system.database.sql(damage);
    expect((await run(['withdraw', version])).code).toBe(0);
    // A backup with a damaged row would be refused.
    expect(await damaged()).toBeUndefined();
  });
});
