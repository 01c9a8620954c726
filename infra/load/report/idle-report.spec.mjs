// @ts-check
import { idleJsonOf, idleTextOf } from './idle-report.mjs';

it('shows every part and the sum', () => {
  const use = {
    cpuPercent: new Map([
      ['gateway', 0.5],
      ['kafka', 2.25],
    ]),
    wakeUps: new Map([
      ['gateway', 24.4],
      ['kafka', 1_200],
    ]),
    rssMb: new Map([
      ['gateway', 120],
      ['kafka', 300],
    ]),
    pssMb: new Map([
      ['gateway', 80],
      ['kafka', 290],
    ]),
  };
  expect(idleTextOf(use)).toBe(
    [
      'Leerlauf  % eines Kerns  geweckt pro Sekunde  RSS MB  PSS MB',
      'gateway            0,50                   24     120      80',
      'kafka              2,25                1.200     300     290',
      'zusammen           2,75                1.224     420     370',
    ].join('\n'),
  );
});

it('names every figure for machines', () => {
  const one = (/** @type {number} */ figure) => new Map([['gateway', figure]]);
  expect(idleJsonOf({ cpuPercent: one(0.5), wakeUps: one(24), rssMb: one(120), pssMb: one(80) })).toEqual({
    gateway: { cpuPercent: 0.5, wakeUpsPerSecond: 24, rssMb: 120, pssMb: 80 },
  });
});
