import { type RenewedWebhookSecret, type SavedAlertSettings } from '@pruefer/contracts';
import { keysServiceForSuite } from './support/running-keys-service.js';

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
