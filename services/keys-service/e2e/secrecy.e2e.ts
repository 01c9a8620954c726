import { createKafka, EventConsumer } from '@pruefer/platform';
import { allEvents, type IssuedApiKey, type RenewedWebhookSecret, type SavedAlertSettings } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { KeysConfig } from '../src/config.js';
import { keysServiceForSuite } from './running-keys-service.js';

const api = keysServiceForSuite();

/** All rows of the schema, as text. */
async function everyRow(): Promise<string> {
  const tables = await api.keys.database.sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'keys'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => api.keys.database.sql<{ text: string }>(`SELECT t::text AS text FROM keys.${name} t`)),
  );
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

describe('secret', () => {
  it('A6, C1, G2: of an issued, renewed and repeated key is in no table, log line or Kafka message', async () => {
    const issued = await api.issue({ rateLimitPerMinute: 60, allowedAddresses: ['203.0.113.7'] });
    const headers = { 'idempotency-key': 'secret' };
    const { body } = await api.call<IssuedApiKey>('POST', `/${issued.id}/renew`, { overlap: '1h' }, headers);
    await api.call('POST', `/${issued.id}/renew`, { overlap: '1h' }, headers);
    await api.call('PUT', `/${body.id}`, { quota: 2_000 });
    // A user pastes a key in place of an id.
    await api.call('GET', `/${issued.apiKey}`);
    const messages = await everyMessage(body.id);
    const storedText = [await everyRow(), api.log.join('\n'), messages].join('\n');
    expect(storedText).toContain(body.id);
    for (const secret of [issued.apiKey, body.apiKey!]) {
      expect(storedText).not.toContain(secret.slice(12, 60));
    }
  });

  it('A6, C9, G2: of a webhook is in no table, log line or later answer, with any request header', async () => {
    const { id } = await api.issue();
    const headers = { 'idempotency-key': 'webhook' };
    const change = { webhookUrl: 'https://www.muster.example/hook' };
    const { body } = await api.call<SavedAlertSettings>('PUT', `/${id}/alert-settings`, change, headers);
    const repeat = await api.call<SavedAlertSettings>('PUT', `/${id}/alert-settings`, change, headers);
    expect(repeat.body.webhookSecret).toBeNull();
    const renewedSecret = await api.call<RenewedWebhookSecret>('POST', `/${id}/webhook-secret`, undefined, {
      'idempotency-key': 'webhook-secret',
    });
    await api.call('POST', `/${id}/deliveries`, { channel: 'webhook' });
    const storedText = [await everyRow(), api.log.join('\n')].join('\n');
    expect(storedText).toContain(id);
    for (const secret of [body.webhookSecret!, renewedSecret.body.webhookSecret!]) {
      expect(storedText).not.toContain(secret.slice(8, 40));
    }
  });
});

/** All published messages up to one about the key, as text. */
async function everyMessage(keyId: string): Promise<string> {
  const settings = api.service.app.get(KeysConfig);
  const messages: string[] = [];
  // Retries until Kafka has created its first consumer group.
  const consumer = new EventConsumer(createKafka(settings, 'e2e'), settings, {
    groupId: `${settings.KAFKA_TOPIC_PREFIX}secrecy`,
    events: allEvents,
    consume: async ({ records }) =>
      void messages.push(...records.map(({ key, value }) => `${String(key)} ${String(value)}`)),
  });
  consumer.onApplicationBootstrap();
  try {
    await until('the key published', () => messages.some((message) => message.includes(keyId)), 30_000);
  } finally {
    await consumer.onModuleDestroy();
  }
  return messages.join('\n');
}
