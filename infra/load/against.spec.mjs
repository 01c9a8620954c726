import { comparisonText } from './against.mjs';
import { computeQuotients, computeSpreads } from './report/round-figures.mjs';

it('shows both systems and their quotient part by part', () => {
  const rounds = (/** @type {number} */ gateway) => [{ keyedCheck: { perSecond: 9_000, gateway, total: 200 } }];
  const text = comparisonText({
    quotients: computeQuotients(rounds(66), rounds(60)),
    own: computeSpreads(rounds(66)),
    other: computeSpreads(rounds(60)),
  });
  expect(text).toMatch(/gateway +66,0 \(66,0–66,0\) +60,0 \(60,0–60,0\) +1,100 \(1,100–1,100\)/);
  expect(text).toMatch(/pro Sekunde +9\.000,0 .* +1,000/);
  expect(text).not.toContain('Echo');
});
