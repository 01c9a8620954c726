import { suiteFixture } from '@pruefer/testkit';
import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { storeEverything } from './support/stored-everything.js';

describe('a restore of bank data whose withdrawal differs from the one here', () => {
  const site = suiteFixture(
    () => RestoreEnvironment.open(),
    (site) => site.close(),
  );
  beforeAll(() => storeEverything(site.database));

  it.each([
    ['F3: withdraws a file that was withdrawn when the backup was made', `'2026-10-01'`, 'NULL'],
    ['F3: brings a file back into force that was withdrawn since', 'NULL', `'2026-10-01'`],
  ])('%s', async (_, inFile, here) => {
    await site.database.sql(`UPDATE banks.data_set SET withdrawn_at = ${inFile}`);
    const file = await createBackup(site.database);
    const before = await site.readState('banks.data_set', 'banks.bank');
    await site.database.sql(`UPDATE banks.data_set SET withdrawn_at = ${here}`);
    const checked = await site.check(file);
    const counts = { part: 'banks', added: 0, changed: 2, removed: 0, unchanged: 0 };
    expect(checked.parts.find(({ part }) => part === 'banks')).toMatchObject(counts);
    const restored = await site.restoreChecked(checked.id, { parts: ['banks'] });
    expect(restored).toMatchObject([counts]);
    expect(await site.readState('banks.data_set', 'banks.bank')).toEqual(before);
    expect(await site.restore(file, { parts: ['banks'] })).toMatchObject([{ changed: 0, unchanged: 2 }]);
  });
});
