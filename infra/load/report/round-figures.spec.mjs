import { computeEchoRatios, computeQuotients, computeSpreads, cpuPer1000 } from './round-figures.mjs';

describe('cpuPer1000', () => {
  it('divides by the answers; the total leaves out the client', () => {
    const cpuMs = { gateway: 40, kafka: 10, client: 1_900 };
    expect(cpuPer1000(cpuMs, 100)).toEqual({ gateway: 400, kafka: 100, client: 19_000, total: 500 });
  });

  it('is empty where CPU time is unknown or nothing was answered', () => {
    expect(cpuPer1000({}, 100)).toEqual({});
    expect(cpuPer1000({ gateway: 40 }, 0)).toEqual({});
  });
});

describe('computeEchoRatios', () => {
  it('compares within each round, and takes the median of all', () => {
    const rounds = [
      { echo: { perSecond: 30_000 }, keyedCheck: { perSecond: 13_500 } },
      { echo: { perSecond: 20_000 }, keyedCheck: { perSecond: 13_000 } },
      { echo: { perSecond: 20_000 }, keyedCheck: { perSecond: 9_200 } },
    ];
    expect(computeEchoRatios(rounds)).toEqual({
      echo: { median: 1, min: 1, max: 1 },
      keyedCheck: { median: 0.46, min: 0.45, max: 0.65 },
    });
  });

  it('has no ratios without a round or an echo', () => {
    expect(computeEchoRatios([])).toEqual({});
    expect(computeEchoRatios([{ keyedCheck: { perSecond: 13_500 } }])).toEqual({});
  });
});

describe('computeSpreads', () => {
  it('gives the spread of every part by kind', () => {
    const rounds = [60, 66, 63].map((gateway) => ({ keyedCheck: { gateway, total: 200 } }));
    expect(computeSpreads(rounds)).toEqual({
      keyedCheck: { gateway: { median: 63, min: 60, max: 66 }, total: { median: 200, min: 200, max: 200 } },
    });
  });
});

describe('computeQuotients', () => {
  const own = [{ keyedCheck: { gateway: 60, added: 5 } }, { keyedCheck: { gateway: 120, added: 5 } }];
  const other = [{ keyedCheck: { gateway: 50 } }, { keyedCheck: { gateway: 100 } }];

  it('divides round by round and leaves out a part that only one system has', () => {
    expect(computeQuotients(own, other)).toEqual({ keyedCheck: { gateway: { median: 1.2, min: 1.2, max: 1.2 } } });
  });
});
