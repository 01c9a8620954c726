import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  type BulkAnswer,
  type KeyLimits,
  MAX_BULK_CALLS_AT_ONCE,
  type ProblemBody,
  validateIbans,
} from '@pruefer/contracts';
import { hashOfApiKey, newApiKey } from '@pruefer/platform';
import { RawConnection, someIpAddress, until } from '@pruefer/testkit';
import { gatewayFixture } from './start-gateway.js';

const iban = 'DE89370400440532013000';

const { replica, service: keysService, gateway } = gatewayFixture(({ url }) => ({ KEYS_URL: url }));
beforeAll(() => know([], 0));
beforeEach(() => Object.assign(replica.bulk, { head: {}, isSilent: false }));

/** What keys-service says of keys: all of one contract. */
function know(keys: readonly string[], contractId: number, perMinute?: number): void {
  const limits: KeyLimits = {
    keys: keys.map((key) => {
      const hash = hashOfApiKey(key);
      const rateLimit = perMinute === undefined ? {} : { rateLimit: { perMinute, tag: computeTag(hash) } };
      return { hash: hash.toString('hex'), keyId: key.slice(-12), contractId, ...rateLimit };
    }),
  };
  keysService.body = JSON.stringify(limits);
}

function computeTag(hash: Buffer): string {
  return createHash('sha256').update(hash).digest('hex');
}

interface Sent {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

function send(body: unknown, { key = newApiKey(), headers = {} }: Sent = {}): Promise<Response> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return fetch(gateway.url + validateIbans.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someIpAddress(),
      ...(key !== null && { 'x-api-key': key }),
      ...headers,
    },
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
  });
}

/** Sends the head of a call and the first byte of its body. */
function beginCall(key: string): Promise<RawConnection> {
  const head = [
    `POST ${validateIbans.path} HTTP/1.1`,
    ...['host: x', 'content-type: application/json', 'content-length: 20000'],
    `x-api-key: ${key}`,
    `x-forwarded-for: ${someIpAddress()}`,
  ];
  return RawConnection.open(gateway.url, `${head.join('\r\n')}\r\n\r\n{`);
}

const createItems = (count: number) => Array.from({ length: count }, (_, n) => ({ iban, reference: `row ${n}` }));

describe('a bulk call', () => {
  it('travels as one batch without references, and is answered row by row', async () => {
    const key = newApiKey();
    const body = { items: [...createItems(2), { reference: 'without' }, { iban, bic: 'coba de ff' }] };
    const response = await send(body, { key });
    expect([response.status, response.headers.get('ratelimit')]).toEqual([200, '"kontingent";r=4997']);
    const { results, ...totals } = (await response.json()) as BulkAnswer;
    expect(totals).toEqual({ rows: 4, valid: 3, invalid: 0, failed: 1, charged: 3 });
    expect(results.map(({ line, reference, status }) => [line, reference, status])).toEqual([
      [1, 'row 0', 'answered'],
      [2, 'row 1', 'answered'],
      [3, 'without', 'failed'],
      [4, null, 'answered'],
    ]);
    const batch = replica.bulk.batches.at(-1)!;
    expect(batch.items).toEqual([{ iban }, { iban }, { iban, bic: 'COBADEFF' }]);
    expect(batch.call).toMatchObject({ isMinimal: true, isPartial: false, channel: 'bulk' });
    expect(JSON.stringify(batch)).not.toMatch(/row 0|iban_sk_/);
  });

  it('asks for all reasons on request, and says so', async () => {
    const response = await send({ items: createItems(1) }, { headers: { prefer: 'return=representation' } });
    expect(response.headers.get('preference-applied')).toBe('return=representation');
    expect(replica.bulk.batches.at(-1)!.call.isMinimal).toBe(false);
  });

  it('may be compressed with gzip', async () => {
    const body = gzipSync(JSON.stringify({ items: createItems(1_000) }));
    const response = await send(body, { headers: { 'content-encoding': 'GZIP' } });
    expect(await response.json()).toMatchObject({ rows: 1_000, valid: 1_000 });
  });

  it.each<[string, unknown, number, string, Record<string, string>?]>([
    ['1,001 items', { items: createItems(1_001) }, 400, 'invalid_request'],
    ['items that are an object', { items: { iban } }, 400, 'invalid_request'],
    ['an endless text', { items: [{ iban: 'A'.repeat(1_000_000) }] }, 413, 'body_too_large'],
    ['bytes that are no UTF-8', Buffer.from([123, 34, 0xff, 34, 125]), 400, 'invalid_json'],
    ['deep nesting', '['.repeat(50_000) + ']'.repeat(50_000), 400, 'invalid_request'],
    ['a field twice', `{"items":[{"iban":"${iban}","iban":"X"}]}`, 400, 'invalid_json'],
    ['a zip bomb', gzipSync(Buffer.alloc(100_000_000)), 413, 'body_too_large', { 'content-encoding': 'gzip' }],
    ['a broken gzip', Buffer.from('no gzip'), 400, 'invalid_request', { 'content-encoding': 'gzip' }],
    ['a gzip that breaks off', gzipSync('{}').subarray(0, -4), 400, 'invalid_request', { 'content-encoding': 'gzip' }],
    ['gzip twice', gzipSync('{}'), 415, 'content_encoding_unsupported', { 'content-encoding': 'gzip, gzip' }],
    ['another coding', '{}', 415, 'content_encoding_unsupported', { 'content-encoding': 'br' }],
    ['a text', '{}', 415, 'unsupported_media_type', { 'content-type': 'text/plain' }],
    ['no body', '', 400, 'invalid_json'],
    ['a wrong Idempotency-Key', { items: createItems(1) }, 400, 'invalid_request', { 'idempotency-key': 'a b' }],
  ])('C14, E1: with %s is refused and sent nowhere', async (_, body, status, code, headers = {}) => {
    const before = replica.bulk.batches.length;
    const response = await send(body, { headers });
    expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([status, code]);
    expect(replica.bulk.batches).toHaveLength(before);
  });

  it.each([
    ['no key', { key: null }, 401, 'key_missing'],
    ['a key that is none', { key: `iban_sk_${'0'.repeat(64)}` }, 401, 'key_unknown'],
  ])('C1: with %s is refused', async (_, sent, status, code) => {
    const response = await send({ items: createItems(1) }, sent);
    expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([status, code]);
  });

  it('C14: with too small a quota says what it needs and what there is', async () => {
    replica.bulk.head = { refusal: 'quota_insufficient', answered: 0, valid: 0, charged: 0, remaining: 2 };
    const response = await send({ items: createItems(3) });
    expect([response.status, await response.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'quota_insufficient', needed: 3, available: 2, instance: validateIbans.path }),
    ]);
  });

  it('C11: hands the Idempotency-Key on, and marks a repeat', async () => {
    replica.bulk.head = { isReplay: true, charged: 0 };
    const response = await send({ items: createItems(1) }, { headers: { 'idempotency-key': 'run-1' } });
    expect([response.headers.get('idempotency-replayed'), await response.json()]).toEqual([
      'true',
      expect.objectContaining({ charged: 0 }),
    ]);
    expect(replica.bulk.batches.at(-1)!.call.idempotency).toEqual({ key: 'run-1', call: validateIbans.path });
  });

  it('C10: without an answer is refused in time and voided', async () => {
    replica.bulk.isSilent = true;
    const response = await send({ items: createItems(2) });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    const { id } = replica.bulk.batches.at(-1)!;
    await until('voided', () => replica.voided.flat().includes(id));
  });
});

describe('several bulk calls', () => {
  it('C14: four of a contract at once, whichever of its keys they carry; others are not affected', async () => {
    const [key, renewed] = [newApiKey(), newApiKey()];
    know([key, renewed], 71);
    for (const sent of [key, renewed]) expect((await send({ items: createItems(1) }, { key: sent })).status).toBe(200);
    // Five begin: a whole call sent to find out might take the place of one of the four.
    const open = await Promise.all([key, renewed, key, renewed, key].map(beginCall));
    await until('one is refused', () => open.some(({ received }) => received.startsWith('HTTP/1.1 429')));
    const fifth = await send({ items: createItems(1) }, { key: renewed });
    const { code } = (await fifth.json()) as ProblemBody;
    expect([fifth.status, code, fifth.headers.get('retry-after')]).toEqual([429, 'too_many_bulk_calls', '1']);
    expect((await send({ items: createItems(1) })).status).toBe(200);
    open.find(({ received }) => received === '')!.close();
    await until('one place is free', async () => (await send({ items: createItems(1) }, { key })).status === 200);
    const next = await Promise.all([key, renewed].map(beginCall));
    await until('no second one is', () => next.some(({ received }) => received.startsWith('HTTP/1.1 429')));
    for (const call of [...open, ...next]) call.close();
    await until('a place is free', async () => (await send({ items: createItems(1) }, { key })).status === 200);
  });

  it('C8: count their IBANs against the limit of the key, all or none', async () => {
    const key = newApiKey();
    know([key], 72, 100);
    const statuses: number[] = [];
    for (const count of [60, 60, 40, 1]) statuses.push((await send({ items: createItems(count) }, { key })).status);
    expect(statuses).toEqual([200, 429, 200, 429]);
    const tooMany = await send({ items: createItems(101) }, { key });
    expect(((await tooMany.json()) as ProblemBody).detail).toContain('100 IBANs in der Minute');
  });

  it('D9: sent a byte a second by 64 senders occupy the places of their keys alone, and end', async () => {
    const slow = newApiKey();
    know([slow], 73);
    const keys = Array.from({ length: 64 }, (_, n) => (n < 8 ? slow : newApiKey()));
    const senders = await Promise.all(keys.map(beginCall));
    for (const sender of senders) sender.writeEvery(1_000, ' ');
    expect((await send({ items: createItems(1_000) })).status).toBe(200);
    await until('all have an answer', () => senders.every(({ received }) => received.startsWith('HTTP/1.1 4')), 30_000);
    const statuses = senders.map(({ received }) => received.slice(9, 12)).toSorted();
    expect(statuses).toEqual([...Array<string>(60).fill('408'), ...Array<string>(4).fill('429')]);
    for (const sender of senders) sender.close();
    await until('the place is free', async () => (await send({ items: createItems(1) }, { key: slow })).status === 200);
  });

  it('D9: whose callers leave while their key is looked up occupy no place', async () => {
    const key = newApiKey();
    keysService.isSilent = true;
    const before = keysService.received.length;
    const calls = await Promise.all(Array.from({ length: MAX_BULK_CALLS_AT_ONCE }, () => beginCall(key)));
    await until('the key is looked up', () => keysService.received.length > before);
    for (const call of calls) call.close();
    keysService.isSilent = false;
    await until('a place is free', async () => (await send({ items: createItems(1) }, { key })).status === 200);
  });
});
