import { bulkBatchPolicy } from './bulk-batch-policy.js';

describe('bulkBatchPolicy', () => {
  it('C14: rests 3 ms for each single check since the last call, at most as long as the call took, and 200 ms', () => {
    let sent = 500;
    const calls = bulkBatchPolicy(() => sent);
    expect(calls.pauseAfterMs(40)).toBe(0);
    sent += 10;
    expect(calls.pauseAfterMs(40)).toBe(30);
    sent += 1_000;
    expect([calls.pauseAfterMs(40), calls.pauseAfterMs(40)]).toEqual([40, 0]);
    sent += 1_000;
    expect(calls.pauseAfterMs(1_200)).toBe(200);
  });
});
