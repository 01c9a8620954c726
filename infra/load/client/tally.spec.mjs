import { Tally } from './tally.mjs';

it('counts an answer to a request that was sent a moment before it was due', () => {
  const tally = new Tally();
  tally.count('key', 200, -0.4);
  expect(tally.summary(1, 0)).toMatchObject({ perSecond: 1, p99: 0.001, answers: { 200: 1 } });
});
