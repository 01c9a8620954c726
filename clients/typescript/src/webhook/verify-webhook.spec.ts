import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { verifyWebhook, type WebhookRequest } from './verify-webhook.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const payload = JSON.stringify({ type: 'test', timestamp: '2026-11-28T10:00:00.000Z', data: { alertId: null } });

function request(ageSeconds = 0, signedWith = secret): WebhookRequest {
  const timestamp = String(Math.floor(Date.now() / 1_000) - ageSeconds);
  const key = Buffer.from(signedWith.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`message-1.${timestamp}.${payload}`).digest('base64');
  const headers = { 'webhook-id': 'message-1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  return { payload, headers, secret };
}

it('returns a signed message, from all kinds of bodies and headers', async () => {
  const signed = request();
  const expected: unknown = JSON.parse(payload);
  expect(await verifyWebhook(signed)).toEqual(expected);
  const headers = new Headers(signed.headers as Record<string, string>);
  expect(await verifyWebhook({ ...signed, payload: Buffer.from(payload), headers })).toEqual(expected);
});

it('accepts one of several signatures, and one of several secrets', async () => {
  const signed = request();
  const { headers, ...rest } = signed;
  const several = { ...(headers as Record<string, string>) };
  several['webhook-signature'] = `v1,AAAA v1a,BBBB ${several['webhook-signature']}`;
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await verifyWebhook({ ...rest, headers: several, secret: [other, secret] })).toMatchObject({ type: 'test' });
});

it.each<[string, Partial<WebhookRequest>, string]>([
  ['another secret', request(0, `whsec_${Buffer.alloc(32, 8).toString('base64')}`), 'signature_wrong'],
  ['a changed body', { payload: `${payload} ` }, 'signature_wrong'],
  ['a timestamp eleven minutes ago', request(660), 'timestamp_out_of_tolerance'],
  ['a timestamp eleven minutes ahead', request(-660), 'timestamp_out_of_tolerance'],
  [
    'a signature that is no base64',
    { headers: { ...(request().headers as object), 'webhook-signature': 'v1,!' } },
    'signature_wrong',
  ],
  ['no headers', { headers: {} }, 'headers_missing'],
])('refuses %s', async (_, change, reason) => {
  await expect(verifyWebhook({ ...request(), ...change, secret })).rejects.toMatchObject({
    name: 'WebhookRefused',
    reason,
  });
});

it('refuses a text that is no secret, without repeating it', async () => {
  await expect(verifyWebhook({ ...request(), secret: 'hunter2' })).rejects.toThrow(/^A secret is whsec_/);
});

it.each(['de', 'en'])('accepts the message of docs/api/%s/webhooks.md, apart from its age', async (language) => {
  const page = readFileSync(new URL(`../../../../docs/api/${language}/webhooks.md`, import.meta.url), 'utf8');
  const [, message = ''] = /```http\n([^]*?)\n```/.exec(page) ?? [];
  const [head = '', body = ''] = message.split('\n\n');
  const headers = Object.fromEntries(
    head
      .split('\n')
      .slice(1)
      .map((line) => line.split(': ') as [string, string]),
  );
  const [documented = ''] = /whsec_[\w+/]{43}=/.exec(page) ?? [];
  const sent = { payload: body, headers, secret: documented, toleranceSeconds: Infinity };
  expect(await verifyWebhook(sent)).toMatchObject({ type: 'quota.threshold_reached', data: { threshold: 80 } });
  await expect(verifyWebhook({ ...sent, toleranceSeconds: 300 })).rejects.toMatchObject({
    reason: 'timestamp_out_of_tolerance',
  });
});
