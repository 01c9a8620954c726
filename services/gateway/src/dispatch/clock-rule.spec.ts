import { ClockRule } from './clock-rule.js';

describe('ClockRule', () => {
  const sent = 1_000_000;
  const received = sent + 1_200;

  it.each([
    ['the same clock', sent + 600, true],
    ['the database 3 s behind', sent - 3_000, true],
    ['the database more than 3 s behind', sent - 3_001, false],
    ['the database 3 s ahead', received + 3_000, true],
    ['the database more than 3 s ahead', received + 3_001, false],
  ])('with %s', (_, databaseNow, kept) => {
    const rule = new ClockRule();
    rule.observe(databaseNow, sent, received);
    expect(rule.isKept(received)).toBe(kept);
  });

  it('is kept as long as nothing is known', () => {
    expect(new ClockRule().isKept(sent)).toBe(true);
  });

  it('forgets a finding that nothing has confirmed for a minute', () => {
    const rule = new ClockRule();
    rule.observe(sent - 60_000, sent, received);
    expect(rule.isKept(received + 60_000)).toBe(false);
    expect(rule.isKept(received + 60_001)).toBe(true);
  });
});
