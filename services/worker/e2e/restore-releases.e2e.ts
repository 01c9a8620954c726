import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { ruinedReleases, storeEverything } from './support/stored-everything.js';

describe('a restore of a file with a withdrawn release of the registry that was damaged later', () => {
  let site: RestoreEnvironment;
  beforeEach(async () => {
    site = await RestoreEnvironment.open();
    await storeEverything(site.database);
  });
  afterEach(() => site.close());

  /** A backup in which releases are damaged, behind which the bank data has changed. @param where which */
  async function damagedBackup(where: string): Promise<Buffer> {
    await site.database.sql(`UPDATE banks.registry_release SET entries = '[{"country": 5}]' WHERE ${where}`);
    const file = await createBackup(site.database);
    await site.database.sql(`DELETE FROM banks.data_set; ${ruinedReleases.sql}`);
    return file;
  }

  async function versions(): Promise<string[]> {
    const rows = await site.database.sql<{ version: string }>('SELECT version FROM banks.registry_release ORDER BY id');
    return rows.map(({ version }) => version);
  }

  it('F3: leaves that one out, says so before, and brings the rest back', async () => {
    const checked = await site.check(await damagedBackup(`version = '2026-10-01-bbbbbbbb'`));
    expect(checked.notes).toEqual([expect.stringMatching(/^Zurückgenommene Ausgaben .* bleiben weg\./)]);
    const restored = await site.restoreChecked(checked.id);
    expect(checked.parts).toEqual(restored);
    const registryReleases = { added: 0, changed: 1, removed: 1, unchanged: 0, leftOut: 1 };
    expect(restored[2]).toMatchObject({ part: 'banks', added: 2, registryReleases });
    expect(await versions()).toEqual(['2026-10-01-cccccccc']);
  });

  it('F3: takes a file that holds no other release for one without any in force', async () => {
    const [banks] = await site.restore(await damagedBackup('true'), { parts: ['banks'] });
    expect(banks?.registryReleases).toMatchObject({ removed: 2, leftOut: 2 });
    expect(await versions()).toEqual([]);
  });
});
