import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutgoingAddresses, SecretBox } from '@pruefer/platform';
import type { OutgoingMessage } from './delivery.js';
import { WebhookSender } from './webhook-sender.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const box = new SecretBox(['the secret that encrypts those of webhooks'], 'webhook');
const addresses = new OutgoingAddresses(['127.0.0.0/8']);

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

const createDelivery = (fields: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
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
const send = (fields: Partial<OutgoingMessage> = {}) => new WebhookSender(box, addresses).send(createDelivery(fields));

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
