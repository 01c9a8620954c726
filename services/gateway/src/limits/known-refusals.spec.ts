import { KnownRefusals } from './known-refusals.js';

const over = { used: 101, resetMs: 60_000 };

describe('E10: refusals that are known', () => {
  it('hold for their caller, for a second, and give the rest of its window', () => {
    const refusals = new KnownRefusals();
    refusals.note('a', over, 5_000);
    expect(refusals.findResetMs('a', 5_000)).toBe(60_000);
    expect(refusals.findResetMs('a', 5_999)).toBe(59_001);
    expect(refusals.findResetMs('b', 5_999)).toBeUndefined();
    expect(refusals.findResetMs('a', 6_000)).toBeUndefined();
  });

  it('are never believed for longer than a second, whatever other refusals come meanwhile', () => {
    const refusals = new KnownRefusals();
    refusals.note('a', over, 0);
    refusals.note('b', over, 900);
    refusals.note('c', over, 1_000);
    expect(['a', 'b', 'c'].map((caller) => refusals.findResetMs(caller, 1_001))).toEqual([
      undefined,
      undefined,
      59_999,
    ]);
  });

  it('end with the window', () => {
    const refusals = new KnownRefusals();
    refusals.note('a', { used: 101, resetMs: 100 }, 0);
    expect(refusals.findResetMs('a', 99)).toBe(1);
    expect(refusals.findResetMs('a', 100)).toBeUndefined();
  });

  it('D4: are bounded; those beyond are asked for again', () => {
    const refusals = new KnownRefusals();
    for (let i = 0; i <= 10_000; i++) refusals.note(`caller ${i}`, over, 0);
    expect(refusals.findResetMs('caller 9999', 1)).toBe(59_999);
    expect(refusals.findResetMs('caller 10000', 1)).toBeUndefined();
  });
});
