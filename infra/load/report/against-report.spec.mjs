// @ts-check
import { againstJsonOf, againstTextOf } from './against-report.mjs';
import { quotientsOf } from './round-figures.mjs';

/** @param {number} gateway */
const rounds = (gateway) => [{ keyedCheck: { perSecond: 9_000, cpuMsPer1000: { gateway, total: 200 } } }];
const comparison = { own: rounds(66), other: rounds(60), quotients: quotientsOf(rounds(66), rounds(60)) };

describe('the report of a comparison', () => {
  it('shows both and their quotient part by part', () => {
    const text = againstTextOf(comparison);
    expect(text).toMatch(/gateway +66,0 \(66,0–66,0\) +60,0 \(60,0–60,0\) +1,100 \(1,100–1,100\)/);
    expect(text).toMatch(/pro Sekunde +– +– +1,000/);
    expect(text).not.toContain('Echo');
  });

  it('has everything for machines', () => {
    expect(againstJsonOf(comparison)).toMatchObject({
      quotients: { keyedCheck: { gateway: { median: 1.1 }, total: { median: 1 } } },
      own: { cpuMsPer1000: { keyedCheck: { gateway: { median: 66 } } } },
    });
  });
});
