import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutgoingAddresses, SecretBox } from '@pruefer/platform';
import type { OutgoingMessage } from './delivery.js';
import { webhookBody, WebhookSender } from './webhook-sender.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const box = new SecretBox(['the secret that encrypts those of webhooks'], 'webhook');
const everywhere = new OutgoingAddresses(['127.0.0.0/8']);

let server: Server;
let url: string;
let calls: number;
let status: number;
beforeAll(async () => {
  server = createServer((_request, response) => {
    calls++;
    if (status === 0) response.destroy();
    else response.writeHead(status, { location: `${url}/elsewhere` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => ([calls, status] = [0, 200]));
afterAll(() => server.close());

const deliveryOf = (fields: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  channel: 'webhook',
  target: url,
  tries: 1,
  contractId: 7,
  clientName: 'Muster GmbH',
  language: 'de',
  webhookSecret: box.seal(secret, '7'),
  alertId: null,
  threshold: null,
  used: 80,
  quota: 100,
  at: new Date('2026-11-20T10:00:00Z'),
  job: null,
  ...fields,
});
const send = (fields: Partial<OutgoingMessage> = {}, addresses = everywhere) =>
  new WebhookSender(box, addresses).send(deliveryOf(fields));

describe('C9: a webhook', () => {
  it.each([
    [200, { state: 'sent', status: 200 }],
    [204, { state: 'sent', status: 204 }],
    [299, { state: 'sent', status: 299 }],
    [300, { state: 'failed', error: 'redirected', status: 300, isFinal: true }],
    [304, { state: 'failed', error: 'redirected', status: 304, isFinal: true }],
    [308, { state: 'failed', error: 'redirected', status: 308, isFinal: true }],
    [400, { state: 'failed', error: 'bad_answer', status: 400 }],
    [410, { state: 'failed', error: 'bad_answer', status: 410 }],
    [500, { state: 'failed', error: 'bad_answer', status: 500 }],
    [0, { state: 'failed', error: 'unreachable' }],
  ])('that is answered with %i is sent, tried again or given up; one call in each case', async (answered, result) => {
    status = answered;
    expect([await send(), calls]).toEqual([result, 1]);
  });

  const refused = { state: 'failed', error: 'address_refused', isFinal: true };

  it('is judged again with every try: removing an allowed network applies at once', async () => {
    expect(await send({}, new OutgoingAddresses([]))).toEqual(refused);
    expect(calls).toBe(0);
  });

  it.each([
    'https://localhost',
    'https://127.1',
    'https://2130706433',
    'https://[::ffff:127.0.0.1]',
    'https://0.0.0.0',
  ])('calls no service of this machine, however it is written: %s', async (host) => {
    const target = `${host}:${new URL(url).port}/`;
    expect(await send({ target }, new OutgoingAddresses([]))).toEqual(refused);
    expect(calls).toBe(0);
  });

  it('is sent without TLS only to hosts that the operator allows', async () => {
    expect(await send({ target: 'http://203.0.113.9/' }, new OutgoingAddresses([]))).toEqual(refused);
  });

  it('whose contract has none any more is given up and never called', async () => {
    const removed = { state: 'failed', error: 'webhook_removed', isFinal: true };
    expect([await send({ webhookSecret: null }), calls]).toEqual([removed, 0]);
  });

  it.each([
    ['of another contract', () => box.seal(secret, '7'), 8],
    ['from before the secret was changed', () => new SecretBox(['another secret'], 'webhook').seal(secret, '7'), 7],
    ['that is damaged', () => box.seal(secret, '7').fill(0, 20, 24), 7],
    ['that is cut off', () => box.seal(secret, '7').subarray(0, 5), 7],
  ])(
    'B8: is not sent unsigned with a secret %s, but kept until the operator brings the right one',
    async (_, closed, contractId) => {
      const unreadable = { state: 'failed', error: 'secret_unreadable' };
      expect([await send({ webhookSecret: closed(), contractId }), calls]).toEqual([unreadable, 0]);
    },
  );
});

it('C9: a webhook about a job names it and its counts, and nothing of its file', () => {
  const counts = { rows: 4, valid: 2, invalid: 1, failed: 1, charged: 3 };
  const job = { id: '0b9a3f52-8a1e-4c1d-9d52-6f0d3f1f7a11', state: 'finished_with_errors', ...counts } as const;
  const body = webhookBody(deliveryOf({ job: { ...job, endedAt: '2026-11-20T09:59:59.000Z' } }));
  expect(JSON.parse(body)).toEqual({
    type: 'job.finished',
    timestamp: '2026-11-20T10:00:00.000Z',
    data: {
      contractId: 7,
      clientName: 'Muster GmbH',
      jobId: job.id,
      state: job.state,
      endedAt: '2026-11-20T09:59:59.000Z',
      ...counts,
    },
  });
});
