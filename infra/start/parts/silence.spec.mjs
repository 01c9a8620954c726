import { Silence } from './silence.mjs';

/**
 * @param {{ state: string, cpuMs: number }[]} polls without an answer
 * @param {boolean} [hasAnswered]
 * @returns {number | undefined} at which of them it counts as hung, from 1
 */
function hungAt(polls, hasAnswered) {
  const silence = new Silence();
  const index = polls.findIndex((poll) => silence.miss(poll, hasAnswered));
  return index === -1 ? undefined : index + 1;
}

/** @param {string} state @param {number} cpuMsEach processor time between two polls */
const pollsIn = (state, cpuMsEach, count = 29) =>
  Array.from({ length: count }, (_, index) => ({ state, cpuMs: 4_000 + index * cpuMsEach }));

describe('a part that gives no answer', () => {
  it.each([
    ['is stopped', pollsIn('T', 0), 4],
    ['sleeps and does nothing', pollsIn('S', 20), 4],
    ['loops on a core of its own', pollsIn('R', 10_000), 4],
    ['loops and gets a tenth of a core', pollsIn('R', 1_000), 16],
  ])('hangs when it %s', (_, seen, expected) => {
    expect(hungAt(seen)).toBe(expected);
  });

  it.each([
    ['waits for a processor', pollsIn('R', 100)],
    ['waits for a disk', pollsIn('D', 0)],
    ['was on a processor once and got little of it', [...pollsIn('R', 0, 1), ...pollsIn('S', 100, 25)]],
    ['works, now and then', pollsIn('S', 400)],
  ])('is only slow when it %s, for five minutes', (_, seen) => {
    expect(hungAt(seen)).toBeUndefined();
    expect(hungAt([...seen, ...pollsIn('D', 0, 4)])).toBe(30);
  });

  it('gets five minutes for its start', () => {
    expect(hungAt(pollsIn('S', 0), false)).toBeUndefined();
    expect(hungAt(pollsIn('S', 0, 30), false)).toBe(30);
  });

  it('restarts its count with every answer', () => {
    const silence = new Silence();
    const stopped = { state: 'T', cpuMs: 0 };
    for (const _ of [1, 2, 3]) expect(silence.miss(stopped)).toBe(false);
    silence.end();
    for (const _ of [1, 2, 3]) expect(silence.miss(stopped)).toBe(false);
    expect(silence.miss(stopped)).toBe(true);
  });

  it('hangs after five minutes where nothing can be read of processes', () => {
    const silence = new Silence();
    expect(Array.from({ length: 30 }, () => silence.miss(undefined)).indexOf(true)).toBe(29);
  });
});
