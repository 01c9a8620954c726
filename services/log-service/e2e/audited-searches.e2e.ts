import type { AuditPage } from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import { suiteLogService } from './support/running-log-service.js';

const anna = '019a9f00-0000-7000-8000-00000000000a';
const bernd = '019a9f00-0000-7000-8000-00000000000b';

const around = suiteLogService(['log-service', 'worker', 'auth-service', 'cms-service', 'keys-service']);

describe('D8: a search for an IBAN', () => {
  const iban = 'DE89370400440532013000';
  const searches = [
    ['logs/search', { iban }],
    ['logs/search', { iban: 'de89 3704 0044 0532 0130 00', limit: 10, offset: 10 }],
    ['logs/histogram', { iban }],
    ['logs/export', { iban }],
    ['logs/erasures/preview', { iban }],
  ] as const;
  const search = async ([path, body]: readonly [string, object], userId: string) => {
    const response = await fetch(`${around.service.url}/api/admin/${path}`, {
      method: 'POST',
      headers: { ...(await bearer({ role: 'admin', name: 'anna', userId })), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status;
  };
  const searchAll = (userId: string) => Promise.all(searches.map((call) => search(call, userId)));
  const rows = () =>
    around.database.sql(`SELECT actor_id, actor, target FROM logs.audit WHERE action = 'logs.searched' ORDER BY id`);
  const createRow = (userId: string, target = 'DE89…3000') => ({ actor_id: userId, actor: 'anna', target });
  afterEach(() => around.database.sql(`DELETE FROM logs.audit WHERE action = 'logs.searched'`));

  it.each(searches)('leaves one row with the masked IBAN: %s', async (...call) => {
    expect(await search(call, anna)).toBeLessThan(300);
    expect(await rows()).toEqual([createRow(anna)]);
    const headers = await bearer({ role: 'admin' });
    const response = await fetch(`${around.service.url}/api/admin/audit?action=logs.searched`, { headers });
    const { entries } = (await response.json()) as AuditPage;
    expect(entries).toMatchObject([{ actorId: anna, target: 'DE89…3000' }]);
  });

  it('leaves no second row for pages, refreshes and the histogram within 10 minutes', async () => {
    await Promise.all([searchAll(anna), searchAll(anna)]);
    expect(await rows()).toEqual([createRow(anna)]);
    const makeOlder = (time: string) =>
      around.database.sql(`UPDATE logs.audit SET at = at - $1::interval WHERE action = 'logs.searched'`, [time]);
    await makeOlder('9 minutes');
    await searchAll(anna);
    expect(await rows()).toHaveLength(1);
    await makeOlder('1 minute');
    await searchAll(anna);
    expect(await rows()).toEqual([createRow(anna), createRow(anna)]);
  });

  it('leaves a row for each user and each IBAN, and none without an IBAN', async () => {
    await search(searches[0], anna);
    await search(searches[0], bernd);
    await search(['logs/search', { iban: 'DE75512108001245126199' }], anna);
    await search(['logs/search', { statusCode: 400 }], anna);
    await search(['logs/histogram', {}], anna);
    expect(await rows()).toEqual([createRow(anna), createRow(bernd), createRow(anna, 'DE75…6199')]);
  });

  it('is not answered when its row cannot be stored', async () => {
    await around.database.sql('ALTER TABLE logs.audit RENAME TO audit_hidden');
    const statuses = await searchAll(anna);
    await around.database.sql('ALTER TABLE logs.audit_hidden RENAME TO audit');
    expect(statuses).toEqual(searches.map(() => 500));
    expect(await rows()).toEqual([]);
  });
});
