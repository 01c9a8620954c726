import { defaultSystemConfig, SettingsChangedV1, type StoredSystemConfig } from '@pruefer/contracts';
import { createKafka, CurrentSettings, type RunningService, startService, stateReader } from '@pruefer/platform';
import { bearer, serviceEnvironment, testDatabase, type TestDatabase, until } from '@pruefer/testkit';
import { CmsServiceModule } from '../src/cms-service.module.js';
import { CmsConfig } from '../src/config.js';

const path = '/api/admin/system/config';
const fields = Object.fromEntries(Object.entries(defaultSystemConfig).filter(([name]) => name !== 'version'));

let database: TestDatabase;
let env: Record<string, string>;
let cms: RunningService;
beforeAll(async () => {
  database = await testDatabase('cms-service');
  env = serviceEnvironment({ DATABASE_URL: database.url('cms', 'service') });
  cms = await startService('cms-service', CmsServiceModule, CmsConfig, { env });
});
afterAll(async () => {
  await cms.close();
  await database.drop();
});

async function save(body: object): Promise<{ status: number; body: StoredSystemConfig & { current?: object } }> {
  const headers = { 'content-type': 'application/json', ...(await bearer({ role: 'admin', name: 'chefin' })) };
  const response = await fetch(cms.url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as StoredSystemConfig };
}

async function read(): Promise<StoredSystemConfig> {
  return (await (await fetch(cms.url + path, { headers: await bearer() })).json()) as StoredSystemConfig;
}

/** What a service that starts now gets to know. */
async function heardOf(isRight: (settings: StoredSystemConfig) => boolean): Promise<void> {
  const kafkaSettings = {
    KAFKA_BROKERS: String(env['KAFKA_BROKERS']),
    KAFKA_TOPIC_PREFIX: String(env['KAFKA_TOPIC_PREFIX']),
    INTERNAL_SECRET: String(env['INTERNAL_SECRET']),
  };
  const current = new CurrentSettings();
  const reader = stateReader(createKafka(kafkaSettings, 'test'), kafkaSettings, {
    event: SettingsChangedV1,
    reader: 'test',
    apply: async (changed) => current.apply(changed),
  });
  reader.onApplicationBootstrap();
  try {
    await until('the settings are heard of', () => isRight(current.now), 15_000);
  } finally {
    await reader.onModuleDestroy();
  }
}

describe('the settings', () => {
  it('are the defaults until the first save', async () => expect(await read()).toEqual(defaultSystemConfig));

  it('E10: are refused outside their bounds, and nothing changes', async () => {
    const { status, body } = await save({ ...fields, rateLimitMaxRequests: 9, timezone: 'Europe/Madrid' });
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(await read()).toEqual(defaultSystemConfig);
  });

  it('are saved, published and audited', async () => {
    const wanted = { ...fields, timezone: 'Asia/Tokyo', rateLimitMaxRequests: 50 };
    expect(await save({ ...wanted, version: 0 })).toEqual({ status: 200, body: { ...wanted, version: 1 } });
    expect(await read()).toEqual({ ...wanted, version: 1 });
    await heardOf(({ version, rateLimitMaxRequests }) => version === 1 && rateLimitMaxRequests === 50);
    const rows = await database.sql(`SELECT action, actor, details FROM cms.audit WHERE actor <> 'System'`);
    const changes = {
      timezone: { from: 'Europe/Berlin', to: 'Asia/Tokyo' },
      rateLimitMaxRequests: { from: 100, to: 50 },
    };
    expect(rows).toMatchObject([{ action: 'settings.saved', actor: 'chefin', details: changes }]);
  });

  it('edited in an older version are a conflict, which shows the current ones', async () => {
    const now = await read();
    expect(await save({ ...fields, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: now },
    });
    expect(await read()).toEqual(now);
  });

  it('saved by two at once from one version: one wins', async () => {
    const { version } = await read();
    const both = await Promise.all([save({ ...fields, version }), save({ ...fields, version })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('A5: without a version are saved on whatever is there; other fields have no effect', async () => {
    const { version } = await read();
    const { status, body } = await save({ ...fields, siteName: 'x', onlyRow: false, constructor: { a: 1 } });
    expect([status, body]).toEqual([200, { ...fields, version: version + 1 }]);
  });

  it('are published again with every start', async () => {
    await database.sql('DELETE FROM cms.outbox');
    const { version } = await read();
    await cms.close();
    env = { ...env, KAFKA_TOPIC_PREFIX: serviceEnvironment()['KAFKA_TOPIC_PREFIX'] ?? '' };
    cms = await startService('cms-service', CmsServiceModule, CmsConfig, { env });
    await heardOf((settings) => settings.version === version);
  });
});
