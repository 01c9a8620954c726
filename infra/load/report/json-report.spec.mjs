// @ts-check
import { jsonOf } from './json-report.mjs';
import { results } from './sample-results.mjs';

describe('jsonOf', () => {
  it('has the fields that machines rely on', () => {
    const json = jsonOf(results);
    expect(json).toMatchObject({
      echo: { perSecond: 20_000, ratio: 1, p50: 3.21, p99: 9.87 },
      publicCheck: { perSecond: 11_000, ratio: 0.55, p50: 3.21, p99: 9.87 },
      keyedCheck: { perSecond: 9_500, ratio: 0.475, p50: 3.21, p99: 9.87 },
      lagSeconds: 0.4,
      rssMb: { gateway: 151.3 },
      rssGrowth: { gateway: { seconds20to30: 150, seconds50to60: 151.3, ratio: 1.008 } },
      cpuMsPer1000: { keyedCheck: { gateway: { median: 61.5, least: 60, most: 63.5 } } },
      books: { agree: true },
      loginMs: { unknownUser: 24, wrongPassword: 24.3, inactiveUser: 24 },
      warnings: [],
    });
    expect(Object.keys(json).slice(0, 3)).toEqual(['echo', 'publicCheck', 'keyedCheck']);
  });

  it('says null where there is no figure', () => {
    const json = jsonOf({
      ...results,
      echo: null,
      ratios: {},
      cpu: {},
      keyedCheck: null,
      books: null,
      rssGrowth: null,
      lagSeconds: null,
    });
    expect(json).toMatchObject({ echo: null, keyedCheck: null, publicCheck: { ratio: null }, cpuMsPer1000: {} });
    expect(json.warnings).toHaveLength(2);
  });
});
