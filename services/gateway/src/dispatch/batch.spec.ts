import type { CheckBatch } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import { ATTEMPT_TIMEOUT_MS, createBatch, MAX_WAIT_MS, TOTAL_TIMEOUT_MS } from './batch.js';
import type { PendingCheck } from './pending-check.js';

function pendingAt(arrivedMs: number, iban = 'DE1'): PendingCheck {
  const check = {
    iban,
    keyHash: null,
    address: '198.51.100.7',
    receivedAt: 1_790_000_000_000,
    waitedMs: 0,
    requestId: 'r',
  };
  const nothing = () => undefined;
  return {
    check,
    address: check.address,
    owner: 'o',
    arrivedMs,
    answer: nothing,
    refuse: nothing,
    refuseUnsettled: nothing,
  };
}

describe('createBatch', () => {
  it('writes down the checks in order, each with its own wait', () => {
    const batch = createBatch('public', [pendingAt(90, 'DE1'), pendingAt(99.1234, 'DE2')], 100);
    const { kind, checks } = JSON.parse(batch.json) as CheckBatch;
    expect(kind).toBe('public');
    expect(checks.map(({ iban, waitedMs }) => [iban, waitedMs])).toEqual([
      ['DE1', 10],
      ['DE2', 0.88],
    ]);
    expect(batch).toMatchObject({ kind: 'public', count: 2 });
  });

  it('has as much time as its oldest check, wherever that is', () => {
    const batch = createBatch('keyed', [pendingAt(95), pendingAt(40), pendingAt(99)], 100);
    expect(batch).toMatchObject({ waitedMs: 60, deadlineMs: 40 + TOTAL_TIMEOUT_MS });
  });

  it('has its own span when checks of it are traced, and each of these is linked to it', () => {
    const links: string[] = [];
    const createSpan = (name: string): TraceSpan => ({
      traceId: name,
      traceparent: name,
      child: (childName) => createSpan(`${childName} of ${name}`),
      link: ({ traceId }) => void links.push(`${name} to ${traceId}`),
      end: () => undefined,
    });
    const traced = (name: string): PendingCheck => ({ ...pendingAt(99), span: createSpan(name) });
    const batch = createBatch('keyed', [pendingAt(99), traced('a'), traced('b')], 100);
    expect(batch.span?.traceId).toBe('call validation-service of a');
    expect(links).toEqual(['a to call validation-service of a', 'b to call validation-service of a']);
    expect(createBatch('keyed', [pendingAt(99)], 100).span).toBeUndefined();
  });

  it('leaves early enough for one whole attempt', () => {
    expect(MAX_WAIT_MS + ATTEMPT_TIMEOUT_MS).toBeLessThan(TOTAL_TIMEOUT_MS);
  });
});
