import { type BankDirectories, currentVersion, loadDirectories } from '@pruefer/banks';
import { bankRecord, bankTables, createDataSet, type GivenDataSet, storeDataSets } from './support/data-set.fixture.js';

/** The last second of 6 December 2026 in Germany, and the first of the 7th. */
const beforeMidnight = () => new Date('2026-12-06T22:59:59Z');
const atMidnight = () => new Date('2026-12-06T23:00:00Z');

describe('data sets side by side', () => {
  const banks = bankTables();

  const imported = (dataSets: readonly GivenDataSet[]) => storeDataSets(banks.asWorker, dataSets);
  const nameAt = (directories: BankDirectories, country: string) => directories.of(country)?.version;

  it('are none at first', async () => {
    const directories = await loadDirectories(banks.asReader);
    expect([directories.version, directories.of('DE')]).toEqual([undefined, null]);
  });

  it('change at midnight in Germany, country by country', async () => {
    await imported([
      createDataSet('2026-09-07', 'autumn'),
      createDataSet('2026-12-07', 'winter'),
      createDataSet('2026-11-01', 'swiss', [{ ...bankRecord, bankCode: '00777' }], 'CH'),
    ]);
    expect(await currentVersion(banks.asReader, 'DE', beforeMidnight)).toBe('autumn');
    const before = await loadDirectories(banks.asReader, { now: beforeMidnight });
    expect([nameAt(before, 'DE'), nameAt(before, 'CH'), nameAt(before, 'AT')]).toEqual(['autumn', 'swiss', undefined]);

    const after = await loadDirectories(banks.asReader, { knownDirectories: before, now: atMidnight });
    expect([nameAt(after, 'DE'), nameAt(after, 'CH')]).toEqual(['winter', 'swiss']);
    // What has not changed is not loaded again, and who reads the old ones meanwhile is not disturbed.
    expect(after.of('CH')).toBe(before.of('CH'));
    expect(nameAt(before, 'DE')).toBe('autumn');
    expect(await loadDirectories(banks.asReader, { knownDirectories: after, now: atMidnight })).toBe(after);
  });

  it('are found by the country with which an IBAN begins', async () => {
    const directories = await loadDirectories(banks.asReader, { now: beforeMidnight });
    expect(directories.of('DE89370400440532013000')?.version).toBe('autumn');
    expect(directories.of('CH9300777011623852957')?.find('CH', '00777')?.name).toBe('Commerzbank');
    expect([directories.of('FR76'), directories.of(''), directories.of('D')]).toEqual([null, null, null]);
  });

  it('of the same day are replaced by the one imported last', async () => {
    expect(await imported([createDataSet('2026-12-07', 'corrected')])).toBe(1);
    expect(await imported([createDataSet('2026-12-07', 'corrected')])).toBe(0);
    expect(await currentVersion(banks.asReader, 'DE', atMidnight)).toBe('corrected');
  });

  it('of one file and two countries carry one version', async () => {
    const file = ['CH', 'LI'].map((country) => createDataSet('2026-12-01', 'six', [bankRecord], country));
    expect(await imported(file)).toBe(2);
    const directories = await loadDirectories(banks.asReader, { now: atMidnight });
    expect([nameAt(directories, 'CH'), nameAt(directories, 'LI')]).toEqual(['six', 'six']);
  });

  it('that are withdrawn leave those in memory alone', async () => {
    const known = await loadDirectories(banks.asReader, { now: atMidnight });
    await banks.database.sql('DELETE FROM banks.data_set');
    expect(await loadDirectories(banks.asReader, { knownDirectories: known, now: atMidnight })).toBe(known);
  });

  const structures = '[{"country": "DE", "name": "Deutschland", "fields": "b8n k10n", "validFrom": null}]';
  /** @param digit of which its fingerprint is made */
  const loadRelease = (validFrom: string, digit: string, entries = structures) =>
    banks.database
      .sql(`INSERT INTO banks.registry_release (version, name, valid_from, fingerprint, origin, entries, changes)
      VALUES ('${validFrom}-${digit.repeat(8)}', 'IBAN-Register', '${validFrom}', repeat('${digit}', 64), 'uploaded', '${entries}', '[]')`);
  const withdrawn = (digit: string) =>
    banks.database.sql(
      `UPDATE banks.registry_release SET withdrawn_at = now() WHERE fingerprint = repeat('${digit}', 64)`,
    );

  it('that are withdrawn do not keep a release of the registry from being taken up, or taken back', async () => {
    await imported([createDataSet('2026-12-07', 'again')]);
    const known = await loadDirectories(banks.asReader, { now: atMidnight });
    await banks.database.sql('DELETE FROM banks.data_set');
    await loadRelease('2026-01-01', 'a');
    const loaded = await loadDirectories(banks.asReader, { knownDirectories: known, now: atMidnight });
    expect([loaded.registry.version, loaded.version]).toEqual(['2026-01-01-aaaaaaaa', 'again']);
    expect(loaded.of('DE')).toBe(known.of('DE'));
    await withdrawn('a');
    const back = await loadDirectories(banks.asReader, { knownDirectories: loaded, now: atMidnight });
    expect([back.registry.version, back.version]).toEqual([null, 'again']);
  });

  it('F2: are loaded although a release of the registry is damaged: the one before it holds', async () => {
    await imported([createDataSet('2026-12-07', 'sound')]);
    await loadRelease('2026-02-01', 'b', '[{"country": "DE", "name": "Deutschland", "fields": "k18n"}]');
    const shipped = await loadDirectories(banks.asReader, { now: atMidnight });
    const error = 'its entries cannot be read';
    expect([shipped.version, shipped.registry.version]).toEqual(['sound', null]);
    expect(shipped.unreadableReleases).toEqual([{ version: '2026-02-01-bbbbbbbb', error }]);
    expect(await loadDirectories(banks.asReader, { knownDirectories: shipped, now: atMidnight })).toBe(shipped);
    await loadRelease('2026-01-15', 'c');
    const before = await loadDirectories(banks.asReader, { knownDirectories: shipped, now: atMidnight });
    expect(before.registry.version).toBe('2026-01-15-cccccccc');
    await banks.database.sql(`UPDATE banks.registry_release SET entries = '${structures}'`);
    const repaired = await loadDirectories(banks.asReader, { knownDirectories: before, now: atMidnight });
    expect([repaired.registry.version, repaired.unreadableReleases]).toEqual(['2026-02-01-bbbbbbbb', []]);
  });
});
