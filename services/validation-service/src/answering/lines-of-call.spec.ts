import type { BulkBatch, BulkBatchHead } from '@pruefer/contracts';
import {
  createCheckBatch,
  createGrant,
  createRecordedBatch,
  keyHash,
  validIban,
  withRepeats,
  wrongIban,
} from '../batch/batch.fixture.js';
import type { Grant } from '../batch/recorded-batch.js';
import type { StoredCall } from '../batch/stored-answer.js';
import { linesOfCall } from './lines-of-call.js';

const ibans = [validIban, wrongIban, validIban];

interface Case {
  readonly grant?: Partial<Grant>;
  readonly isPartial?: boolean;
  readonly isMinimal?: boolean;
  readonly repeat?: StoredCall | null;
  readonly items?: readonly string[];
}

function answer({ grant = { granted: 3 }, isPartial = false, isMinimal = true, repeat, items = ibans }: Case) {
  const recorded = createRecordedBatch(createCheckBatch(items.map((iban) => ({ keyHash, iban }))), [
    createGrant(grant),
  ]);
  const batch = repeat === undefined ? recorded : withRepeats(recorded, ...ibans.keys());
  const call = { keyHash, isPartial, isMinimal, address: '::1', receivedAt: 0, waitedMs: 0, requestId: 'r' };
  const bulk: BulkBatch = { id: batch.id, call, items: items.map((iban) => ({ iban })) };
  const storedCall = repeat ?? undefined;
  const stored = { batch, now: 5, toPublish: false, storedAnswers: new Map(), ...(storedCall && { storedCall }) };
  const [head = '', ...lines] = linesOfCall(stored, bulk).split('\n');
  return { head: JSON.parse(head) as BulkBatchHead, lines: lines.slice(0, -1) };
}

const extractStatuses = (lines: readonly string[]) => lines.map((line) => line.slice(0, 3));

describe('linesOfCall', () => {
  it('answers each item, and says what it cost', () => {
    const { head, lines } = answer({});
    expect(head).toMatchObject({ refusal: null, answered: 3, valid: 2, charged: 3, isReplay: false, isTest: false });
    expect(extractStatuses(lines)).toEqual(['200', '200', '200']);
    expect(JSON.parse(lines[1]!.slice(4))).toMatchObject({ valid: false, iban: wrongIban });
    expect(lines[0]).not.toContain('"checks"');
  });

  it('gives all reasons on request', () => {
    expect(answer({ isMinimal: false }).lines[0]).toContain('"checks"');
  });

  it('C14: answers none when the quota is too small for all, and the first ones when part is enough', () => {
    const few = { granted: 0, quota: 10, remaining: 2 };
    expect(answer({ grant: few }).head).toMatchObject({ refusal: 'quota_insufficient', answered: 0, remaining: 2 });
    const { head, lines } = answer({ grant: { granted: 2, remaining: 0 }, isPartial: true });
    expect(head).toMatchObject({ refusal: null, answered: 2, charged: 2 });
    expect(lines[2]).toBe('429 quota_exceeded');
    const nothing = answer({ grant: { granted: 0, remaining: 0 }, isPartial: true });
    expect([nothing.head.refusal, extractStatuses(nothing.lines)]).toEqual([null, ['429', '429', '429']]);
  });

  it('answers a call without an item that can be checked', () => {
    expect(answer({ grant: { granted: 0 }, items: [] })).toMatchObject({ head: { refusal: null }, lines: [] });
  });

  it('refuses all of it for the key', () => {
    expect(answer({ grant: { refusal: 'key_expired' } }).head).toMatchObject({ refusal: 'key_expired', answered: 0 });
  });

  it('C11: answers a repeat as far as the first call was charged, without a charge', () => {
    const { head, lines } = answer({ grant: { granted: 0 }, repeat: { calls: 2, isSameRequest: true } });
    expect(head).toMatchObject({ refusal: null, answered: 2, charged: 0, isReplay: true });
    expect(extractStatuses(lines)).toEqual(['200', '200', '429']);
  });

  it.each([
    [null, 'idempotency_in_progress'],
    [{ calls: 2, isSameRequest: false }, 'idempotency_key_reused'],
  ] as const)('C11: refuses a repeat of %j', (repeat, refusal) => {
    expect(answer({ grant: { granted: 0 }, repeat }).head).toMatchObject({ refusal, answered: 0, charged: 0 });
  });

  it('answers a test key with the published answers, for nothing', () => {
    const grant = { granted: 3, isTest: true };
    const items = ['DE23999999000000000001', 'DE24999999000000000001', 'DE84999999000000429001'];
    const { head, lines } = answer({ grant, items });
    expect(head).toMatchObject({ valid: 1, charged: 0, isTest: true });
    expect(extractStatuses(lines)).toEqual(['200', '200', '429']);
    expect(answer({ grant, items: [validIban] }).lines).toEqual(['400 test_iban_required']);
  });
});
