import { gatheringOfCalls } from './gathering-of-calls.js';

describe('gatheringOfCalls', () => {
  it('C14: rests 3 ms for each single check since the last call, at most four times as long as the call took', () => {
    let sent = 500;
    const calls = gatheringOfCalls(() => sent);
    expect(calls.restAfter(40)).toBe(0);
    sent += 30;
    expect(calls.restAfter(40)).toBe(90);
    sent += 1_000;
    expect([calls.restAfter(40), calls.restAfter(40)]).toEqual([160, 0]);
  });
});
