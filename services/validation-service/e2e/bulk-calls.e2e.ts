import { randomUUID } from 'node:crypto';
import {
  type BulkBatch,
  bulkBatch,
  type BulkBatchHead,
  validateIbans,
  type ValidationAnswered,
} from '@pruefer/contracts';
import { internalSecret, suiteFixture, until } from '@pruefer/testkit';
import { newBatchId, validationSystem, validIban, wrongIban } from './support/validation-system.js';

const system = validationSystem();
const service = suiteFixture(() => system.startWithKafka());
const other = suiteFixture(() => system.startWithKafka());
let events: ValidationAnswered[];
beforeAll(async () => void (events = await system.followEvents()));

interface CallFields {
  readonly keyHash: string;
  readonly ibans?: readonly string[];
  readonly isPartial?: boolean;
  readonly key?: string;
  readonly id?: string;
  readonly isPrepaid?: boolean;
}

function createBulkBatch({
  keyHash,
  ibans = [validIban, wrongIban, validIban],
  isPartial = false,
  key,
  id,
  isPrepaid = false,
}: CallFields): BulkBatch {
  return {
    id: id ?? newBatchId(),
    call: {
      keyHash,
      isPartial,
      isPrepaid,
      isMinimal: true,
      address: '203.0.113.7',
      receivedAt: Date.now(),
      waitedMs: 0.4,
      requestId: 'bulk-1',
      channel: 'bulk',
      ...(key !== undefined && { idempotency: { key, call: validateIbans.path } }),
    },
    items: ibans.map((iban) => ({ iban })),
  };
}

async function send(batch: BulkBatch, { url } = service): Promise<{ head: BulkBatchHead; lines: string[] }> {
  const response = await fetch(url + bulkBatch.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret },
    body: JSON.stringify(batch),
    signal: AbortSignal.timeout(10_000),
  });
  expect(response.status).toBe(200);
  const [head = '', ...lines] = (await response.text()).trimEnd().split('\n');
  return { head: JSON.parse(head) as BulkBatchHead, lines };
}

const parseStatuses = (lines: readonly string[]) => lines.map((line) => Number(line.slice(0, 3)));
const selectEvents = (id: string) => events.filter((event) => event.id.startsWith(id.slice(0, 33)));

async function voidBatch(id: string): Promise<string> {
  const [row] = await system.database.sql<{ outcome: string }>('SELECT validation.void_batch($1) AS outcome', [id]);
  return row!.outcome;
}

describe('a bulk call', () => {
  it('C14: is charged once, recorded in one row, and told to the log IBAN by IBAN', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = createBulkBatch({ keyHash });
    const { head, lines } = await send(batch);
    expect(head).toMatchObject({ refusal: null, answered: 3, valid: 2, charged: 3, quota: 10, remaining: 7 });
    expect(parseStatuses(lines)).toEqual([200, 200, 200]);
    expect(await system.readUsedQuota(contractId)).toBe(3);
    await until('the events', () => Promise.resolve(selectEvents(batch.id).length === 3));
    expect(selectEvents(batch.id).map(({ status, channel, contractId: of }) => [status, channel, of])).toEqual([
      [200, 'bulk', contractId],
      [400, 'bulk', contractId],
      [200, 'bulk', contractId],
    ]);
  });

  it('C14: with too small a quota costs nothing, and is one event without an IBAN', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const batch = createBulkBatch({ keyHash });
    expect((await send(batch)).head).toMatchObject({ refusal: 'quota_insufficient', charged: 0, remaining: 2 });
    expect(await system.readUsedQuota(contractId)).toBe(0);
    await until('the event', () => Promise.resolve(selectEvents(batch.id).length > 0));
    expect(selectEvents(batch.id)).toMatchObject([
      { status: 429, errorCode: 'quota_insufficient', iban: null, ibanHash: null, country: '??', contractId },
    ]);
  });

  it('C14: in parts answers the first ones', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const { head, lines } = await send(createBulkBatch({ keyHash, isPartial: true }));
    expect([head.answered, head.charged, head.remaining]).toEqual([2, 2, 0]);
    expect(parseStatuses(lines)).toEqual([200, 200, 429]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C2: of two at once that do not both fit one is charged', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    const answers = await Promise.all([send(createBulkBatch({ keyHash })), send(createBulkBatch({ keyHash }), other)]);
    expect(answers.map(({ head }) => head.refusal).toSorted()).toEqual([null, 'quota_insufficient'].toSorted());
    expect(await system.readUsedQuota(contractId)).toBe(3);
  });

  it('C5: of an unknown or a locked key is refused as a whole', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    await system.database.sql('UPDATE keys.key SET is_active = false WHERE contract_id = $1', [contractId]);
    expect((await send(createBulkBatch({ keyHash }))).head).toMatchObject({ refusal: 'key_inactive', charged: 0 });
    expect((await send(createBulkBatch({ keyHash: '0'.repeat(64) }))).head).toMatchObject({ refusal: 'key_unknown' });
    expect((await send(createBulkBatch({ keyHash, ibans: [] }))).head).toMatchObject({ refusal: 'key_inactive' });
  });

  it('C3: repeated under its id gets the same answer for one charge', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = createBulkBatch({ keyHash });
    const first = await send(batch);
    const second = await send(batch, other);
    expect([second.lines, second.head.charged]).toEqual([first.lines, 3]);
    expect(await system.readUsedQuota(contractId)).toBe(3);
  });

  it('C10: that got no answer is taken back, in the log too', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = createBulkBatch({ keyHash });
    await send(batch);
    expect(await voidBatch(batch.id)).toBe('refunded');
    expect(await system.readUsedQuota(contractId)).toBe(0);
    const reversed = () => selectEvents(batch.id).filter((event) => event.reversed);
    await until('the log hears of it', () => Promise.resolve(reversed().length === 3), 30_000);
    expect(reversed().map(({ status }) => status)).toEqual([503, 503, 503]);
  });
});

describe('a bulk call with an Idempotency-Key', () => {
  it('C11: is charged once for all keys of the contract, and stores none of its IBANs', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const renewed = await system.addKey(10, contractId);
    const key = randomUUID();
    const first = await send(createBulkBatch({ keyHash, key }));
    const repeat = createBulkBatch({ keyHash: renewed.keyHash, key });
    const second = await send(repeat, other);
    expect(second.head).toMatchObject({ refusal: null, answered: 3, charged: 0, isReplay: true, remaining: 7 });
    expect(second.lines).toEqual(first.lines);
    expect(await system.readUsedQuota(contractId)).toBe(3);
    expect(await send(repeat)).toEqual({ ...second, head: { ...second.head, now: expect.any(Number) } });
    const [entry] = await system.database.sql<{ answer: string; calls: number }>(
      'SELECT answer, calls FROM validation.idempotent_check ORDER BY recorded_at DESC LIMIT 1',
    );
    expect(entry).toEqual({ answer: '[0,null]', calls: 3 });
  });

  it('C11: with other rows is another request', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    await send(createBulkBatch({ keyHash, key }));
    const changed = [
      { ibans: [validIban, validIban, wrongIban] },
      { ibans: [validIban, wrongIban] },
      { isPartial: true },
    ];
    for (const change of changed)
      expect((await send(createBulkBatch({ keyHash, key, ...change }))).head.refusal).toBe('idempotency_key_reused');
    expect(await system.readUsedQuota(contractId)).toBe(3);
  });

  it('C11: that was refused is decided anew', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const key = randomUUID();
    expect((await send(createBulkBatch({ keyHash, key }))).head.refusal).toBe('quota_insufficient');
    await system.database.sql('UPDATE keys.contract SET quota = 3 WHERE id = $1', [contractId]);
    expect((await send(createBulkBatch({ keyHash, key }))).head).toMatchObject({
      refusal: null,
      charged: 3,
      isReplay: false,
    });
  });

  it('C11: a partial one is repeated as far as it was charged', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const call = { keyHash, key: randomUUID(), isPartial: true };
    await send(createBulkBatch(call));
    await system.database.sql('UPDATE keys.contract SET quota = 9 WHERE id = $1', [contractId]);
    const { head, lines } = await send(createBulkBatch(call));
    expect([head.answered, parseStatuses(lines)]).toEqual([2, [200, 200, 429]]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C10, C11: a repeat keeps the charge when the first call got no answer; without either it is taken back', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    const [first, repeat] = [createBulkBatch({ keyHash, key }), createBulkBatch({ keyHash, key })];
    await send(first);
    await send(repeat);
    expect(await voidBatch(first.id)).toBe('refunded');
    expect(await system.readUsedQuota(contractId)).toBe(3);
    expect(await voidBatch(repeat.id)).toBe('refunded');
    expect(await system.readUsedQuota(contractId)).toBe(0);
    expect((await send(createBulkBatch({ keyHash, key }))).head).toMatchObject({ charged: 3, isReplay: false });
    expect(await system.readUsedQuota(contractId)).toBe(3);
  });

  it('C11: two at once are charged once', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const call = { keyHash, key: randomUUID() };
    const answers = await Promise.all([
      send(createBulkBatch(call)),
      send(createBulkBatch(call), other),
      send(createBulkBatch(call)),
    ]);
    expect(answers.map(({ head }) => head.charged).toSorted()).toEqual([0, 0, 3]);
    expect(answers.map(({ head }) => head.refusal)).toEqual([null, null, null]);
    expect(await system.readUsedQuota(contractId)).toBe(3);
  });
});

describe('rows of a file', () => {
  it('C15: are recorded with a valid key, and answered again when it was refused meanwhile', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const call = { keyHash, key: randomUUID(), isPrepaid: true };
    const first = await send(createBulkBatch(call));
    expect(first.head).toMatchObject({ refusal: null, answered: 3, charged: 0 });
    await system.database.sql('UPDATE keys.key SET is_active = false WHERE contract_id = $1', [contractId]);
    const repeat = await send(createBulkBatch(call), other);
    expect(repeat.head).toMatchObject({ refusal: null, answered: 3, charged: 0, isReplay: true });
    expect(repeat.lines).toEqual(first.lines);
    const { head } = await send(createBulkBatch({ ...call, key: randomUUID() }));
    expect(head).toMatchObject({ refusal: 'key_inactive', answered: 0 });
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });
});
