import type {
  AlertSettings,
  Delivery,
  DeliveryPage,
  QuotaAlertPage,
  RenewedWebhookSecret,
  SavedAlertSettings,
} from '@pruefer/contracts';
import { keysServiceForSuite } from './support/running-keys-service.js';

const webhookUrl = 'https://www.muster.example/hook?token=geheim';

const api = keysServiceForSuite();

const change = (id: string, body: object) => api.call<SavedAlertSettings>('PUT', `/${id}/alert-settings`, body);

/** Charges an issued key as validation-service does. */
async function use(key: { readonly id: string }, calls: number): Promise<void> {
  await api.keys.database.sql(
    'UPDATE keys.contract SET used = used + $2 WHERE id = (SELECT contract_id FROM keys.key WHERE id = $1)',
    [key.id, calls],
  );
  await api.book();
}

describe('alert settings', () => {
  it('are 80 and 100 % by mail to the client by default', async () => {
    const { id } = await api.issue();
    const { body } = await api.call<AlertSettings>('GET', `/${id}/alert-settings`);
    expect(body).toEqual({
      thresholds: [80, 100],
      reachedThresholds: [],
      isMailOn: true,
      mailTo: null,
      clientEmail: 'a@muster.example',
      webhookUrl: null,
      version: 0,
    });
  });

  it('A6, C9: return the secret of a new webhook once', async () => {
    const { id } = await api.issue();
    const first = await change(id, { webhookUrl, thresholds: [100, 50] });
    expect(first.body).toMatchObject({ webhookUrl, thresholds: [50, 100], version: 1 });
    expect(first.body.webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await change(id, { webhookUrl: 'https://neu.example/' })).body.webhookSecret).toBeNull();
    const read = await api.call<AlertSettings>('GET', `/${id}/alert-settings`);
    expect(JSON.stringify(read.body)).not.toContain('whsec_');
    const [row] = await api.keys.database.sql<{ text: string }>(
      `SELECT s::text || encode(webhook_secret, 'escape') AS text FROM keys.alert_settings s
       WHERE contract_id = (SELECT contract_id FROM keys.key WHERE id = $1)`,
      [id],
    );
    expect(row!.text).not.toContain(first.body.webhookSecret!.slice(6, 40));
  });

  it.each([
    'http://www.muster.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'file:///etc/passwd',
  ])('C9: refuse the webhook %s', async (address) => {
    const { id } = await api.issue();
    const { status, body } = await api.call('PUT', `/${id}/alert-settings`, { webhookUrl: address });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'webhookUrl' }]);
  });

  it('E11: remain unchanged where null is given for a required value', async () => {
    const { id } = await api.issue();
    await change(id, { thresholds: [50], isMailOn: false });
    const { status, body } = await change(id, { thresholds: null, isMailOn: null });
    expect([status, body.thresholds, body.isMailOn]).toEqual([200, [50], false]);
  });

  it('of an old version are refused with the current ones', async () => {
    const { id } = await api.issue();
    await change(id, { isMailOn: false, version: 0 });
    const { status, body } = await api.call('PUT', `/${id}/alert-settings`, { isMailOn: true, version: 0 });
    expect([status, body.code]).toEqual([409, 'version_conflict']);
    expect(body.current).toMatchObject({ isMailOn: false, version: 1 });
  });

  it('D8: write an audit row for each change, without the token in the webhook address', async () => {
    const { id } = await api.issue();
    await change(id, { webhookUrl });
    await change(id, { webhookUrl });
    await api.call('POST', `/${id}/webhook-secret`);
    const rows = await api.keys.database.sql<{ action: string; actor: string; details: object }>(
      `SELECT action, actor, details FROM keys.audit WHERE target = $1 AND action <> 'key.issued' ORDER BY id`,
      [id],
    );
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['key.alerts-changed', 'anna'],
      ['key.webhook-secret-renewed', 'anna'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('geheim');
  });

  it('list the reached thresholds, which are only alerted after a top-up', async () => {
    const key = await api.issue({ quota: 100 });
    await use(key, 60);
    const savedSettings = await change(key.id, { thresholds: [50, 60, 70] });
    expect(savedSettings.body.reachedThresholds).toEqual([50, 60]);
    await use(key, 1);
    const alerts = async () => (await api.call<QuotaAlertPage>('GET', `/${key.id}/alerts`)).body.items;
    expect(await alerts()).toEqual([]);
    await api.call('POST', `/${key.id}/top-up`, { addedQuota: 100, orderNumber: 'A-1' });
    const read = await api.call<AlertSettings>('GET', `/${key.id}/alert-settings`);
    expect(read.body.reachedThresholds).toEqual([]);
    await use(key, 39);
    expect(await alerts()).toMatchObject([{ threshold: 50, used: 100, quota: 200 }]);
    expect((await change(key.id, { thresholds: [90] })).body.reachedThresholds).toEqual([]);
  });

  it('raise no alert for a threshold that was passed before it was set', async () => {
    const key = await api.issue({ quota: 100 });
    await use(key, 60);
    await change(key.id, { thresholds: [50, 70] });
    await use(key, 5);
    expect((await api.call<QuotaAlertPage>('GET', `/${key.id}/alerts`)).body.total).toBe(0);
    await use(key, 5);
    const { body } = await api.call<QuotaAlertPage>('GET', `/${key.id}/alerts`);
    expect(body.items).toMatchObject([{ threshold: 70, used: 70, quota: 100 }]);
  });
});

describe('new secret', () => {
  it('A6: is returned once, also to a repeated request', async () => {
    const { id } = await api.issue();
    const before = (await change(id, { webhookUrl })).body.webhookSecret;
    const renew = () =>
      api.call<RenewedWebhookSecret>('POST', `/${id}/webhook-secret`, undefined, { 'idempotency-key': id });
    const first = await renew();
    expect(first.body.webhookSecret).toMatch(/^whsec_/);
    expect(first.body.webhookSecret).not.toBe(before);
    expect((await renew()).body).toEqual({ webhookSecret: null });
  });

  it('A6, C9, G2: of a new webhook is not stored for repeats either', async () => {
    const { id } = await api.issue();
    const add = () =>
      api.call<SavedAlertSettings>('PUT', `/${id}/alert-settings`, { webhookUrl }, { 'idempotency-key': `${id}-new` });
    const first = await add();
    expect(first.body.webhookSecret).toMatch(/^whsec_/);
    expect((await add()).body).toEqual({ ...first.body, webhookSecret: null });
    const storedAnswers = await api.keys.database.sql<{ text: string }>(
      'SELECT g::text AS text FROM keys.given_answer g',
    );
    expect(storedAnswers.map(({ text }) => text).join('\n')).not.toContain('whsec_');
  });

  it('is refused without a webhook', async () => {
    const { id } = await api.issue();
    const { status, body } = await api.call('POST', `/${id}/webhook-secret`);
    expect([status, body.code]).toEqual([409, 'webhook_missing']);
  });
});

describe('deliveries', () => {
  it('of an alert are listed for both channels', async () => {
    const key = await api.issue({ quota: 100 });
    await change(key.id, { webhookUrl, mailTo: 'technik@muster.example' });
    await use(key, 80);
    const { body } = await api.call<DeliveryPage>('GET', `/${key.id}/deliveries?limit=10`);
    expect(body.total).toBe(2);
    const deliveries = body.items.map(({ channel, target, state, threshold }) => ({
      channel,
      target,
      state,
      threshold,
    }));
    expect(deliveries).toEqual(
      expect.arrayContaining([
        { channel: 'email', target: 'technik@muster.example', state: 'waiting', threshold: 80 },
        { channel: 'webhook', target: webhookUrl, state: 'waiting', threshold: 80 },
      ]),
    );
  });

  it('are paged by at most 100', async () => {
    const { id } = await api.issue();
    for (const list of ['alerts', 'deliveries']) {
      expect((await api.call('GET', `/${id}/${list}?limit=101`)).status).toBe(400);
      expect((await api.call('GET', `/${id}/${list}?limit=1&limit=2`)).status).toBe(400);
      expect((await api.call('GET', `/nowhere/${list}`)).status).toBe(404);
    }
  });

  it('are created once for a repeated test, and refused for a channel that is not configured', async () => {
    const { id } = await api.issue();
    const send = (channel: string) =>
      api.call<Delivery>('POST', `/${id}/deliveries`, { channel }, { 'idempotency-key': `${id}-${channel}` });
    const [first, again] = [await send('email'), await send('email')];
    expect(first.body).toMatchObject({
      channel: 'email',
      target: 'a@muster.example',
      threshold: null,
      state: 'waiting',
    });
    expect(again.body).toEqual(first.body);
    const refusal = await api.call('POST', `/${id}/deliveries`, { channel: 'webhook' });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'channel_not_set_up']);
  });

  it('are resent to the current recipient, but not while they are in progress', async () => {
    const key = await api.issue({ quota: 100 });
    await use(key, 100);
    const { body } = await api.call<DeliveryPage>('GET', `/${key.id}/deliveries`);
    const { id } = body.items.find(({ threshold }) => threshold === 100)!;
    const resend = () => api.call<Delivery>('POST', `/${key.id}/deliveries/${id}/resend`);
    expect((await resend()).status).toBe(409);
    await api.keys.database.sql(`UPDATE keys.delivery SET state = 'failed' WHERE id = $1`, [id]);
    await change(key.id, { mailTo: 'neu@muster.example' });
    const { body: sent } = await resend();
    expect(sent).toMatchObject({ target: 'neu@muster.example', threshold: 100, state: 'waiting', tries: 0 });
    expect(sent.id).not.toBe(id);
  });

  it('of another contract are not found, and neither is an invalid id', async () => {
    const [mine, other] = [await api.issue(), await api.issue()];
    const { body } = await api.call<Delivery>('POST', `/${other.id}/deliveries`, { channel: 'email' });
    for (const id of [body.id, 'nothing', "' OR 1=1"]) {
      const response = await api.call('POST', `/${mine.id}/deliveries/${encodeURIComponent(id)}/resend`);
      expect([response.status, response.body.code]).toEqual([404, 'delivery_unknown']);
    }
  });

  it('are limited to twenty waiting ones', async () => {
    const { id } = await api.issue();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await api.call('POST', `/${id}/deliveries`, { channel: 'email' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
  });
});
