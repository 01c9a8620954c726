import { defaultSystemConfig, SettingsChangedV1, type StoredSystemConfig } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { serviceEnvironment } from '@pruefer/testkit';
import { publishedStates } from './support/published-states.js';
import { RunningCms } from './support/running-cms.js';

const path = '/api/admin/system/config';
const fields = Object.fromEntries(Object.entries(defaultSystemConfig).filter(([name]) => name !== 'version'));

const cms = RunningCms.forSuite();

async function save(json: object): Promise<[number, StoredSystemConfig & { current?: object }]> {
  const { status, body } = await cms.call<StoredSystemConfig>('PUT', path, { role: 'admin', name: 'chefin', json });
  return [status, body];
}

const read = async () => (await cms.call<StoredSystemConfig>('GET', path, { role: 'manager' })).body;

/** Waits for settings, as a service that starts now gets to know them. */
const waitForSettings = (isRight: (settings: StoredSystemConfig) => boolean) =>
  publishedStates(cms.env, SettingsChangedV1, (states) => {
    const current = new CurrentSettings();
    current.apply(states);
    return isRight(current.now);
  });

describe('the settings', () => {
  it('are the defaults until the first save', async () => expect(await read()).toEqual(defaultSystemConfig));

  it('E10: are refused outside their bounds, and nothing changes', async () => {
    const [status, body] = await save({ ...fields, rateLimitMaxRequests: 9, timezone: 'Europe/Madrid' });
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(await read()).toEqual(defaultSystemConfig);
  });

  it('are saved, published and audited', async () => {
    const wanted = { ...fields, timezone: 'Asia/Tokyo', rateLimitMaxRequests: 50 };
    expect(await save({ ...wanted, version: 0 })).toEqual([200, { ...wanted, version: 1 }]);
    expect(await read()).toEqual({ ...wanted, version: 1 });
    await waitForSettings(({ version, rateLimitMaxRequests }) => version === 1 && rateLimitMaxRequests === 50);
    const rows = await cms.database.sql(`SELECT action, actor, details FROM cms.audit WHERE actor <> 'System'`);
    const changes = {
      timezone: { from: 'Europe/Berlin', to: 'Asia/Tokyo' },
      rateLimitMaxRequests: { from: 100, to: 50 },
    };
    expect(rows).toMatchObject([{ action: 'settings.saved', actor: 'chefin', details: changes }]);
  });

  it('edited in an older version are a conflict, which shows the current ones', async () => {
    const now = await read();
    expect(await save({ ...fields, version: 0 })).toMatchObject([409, { code: 'version_conflict', current: now }]);
    expect(await read()).toEqual(now);
  });

  it('saved by two at once from one version: one wins', async () => {
    const { version } = await read();
    const both = await Promise.all([save({ ...fields, version }), save({ ...fields, version })]);
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
  });

  it('A5: without a version are saved on whatever is there; other fields have no effect', async () => {
    const { version } = await read();
    const [status, body] = await save({ ...fields, siteName: 'x', onlyRow: false, constructor: { a: 1 } });
    expect([status, body]).toEqual([200, { ...fields, version: version + 1 }]);
  });

  it('are published again with every start', async () => {
    await cms.database.sql('DELETE FROM cms.outbox');
    const { version } = await read();
    await cms.restart({ KAFKA_TOPIC_PREFIX: serviceEnvironment()['KAFKA_TOPIC_PREFIX'] ?? '' });
    await waitForSettings((settings) => settings.version === version);
  });
});
