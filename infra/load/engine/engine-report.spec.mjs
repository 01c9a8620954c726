import { formatEngineReport, toEngineJson } from './engine-report.mjs';

/** @param {string} key @param {Record<string, number>} perSecond */
function group(key, perSecond) {
  const rates = Object.entries(perSecond).map(([name, rate]) => ({ key: name, name, perSecond: rate, accepted: 1 }));
  return { key, title: `Gruppe ${key}`, ibans: 16_000, rates };
}

const directory = { banks: 3_507, loadMs: 64, heapMb: 1.2, rssMb: 26.9 };
const good = {
  groups: [
    group('german', { full: 1_000_000, fullJson: 750_000, ibantools: 500_000 }),
    group('germanWrong', { full: 500_000, fullJson: 600_000, ibantools: 600_000 }),
    group('mixed', { verdict: 2_500_000, ibantools: 500_000 }),
  ],
  directory,
};

describe('toEngineJson', () => {
  it('gives rates, ratios to ibantools, the directory and the goals', () => {
    expect(toEngineJson(good)).toEqual({
      german: {
        ibans: 16_000,
        full: { perSecond: 1_000_000, ratio: 2, accepted: 1 },
        fullJson: { perSecond: 750_000, ratio: 1.5, accepted: 1 },
        ibantools: { perSecond: 500_000, ratio: 1, accepted: 1 },
      },
      germanWrong: {
        ibans: 16_000,
        full: { perSecond: 500_000, ratio: 0.83, accepted: 1 },
        fullJson: { perSecond: 600_000, ratio: 1, accepted: 1 },
        ibantools: { perSecond: 600_000, ratio: 1, accepted: 1 },
      },
      mixed: {
        ibans: 16_000,
        verdict: { perSecond: 2_500_000, ratio: 5, accepted: 1 },
        ibantools: { perSecond: 500_000, ratio: 1, accepted: 1 },
      },
      directory,
      goals: [
        { goal: 'ganze deutsche Prüfung mit Antwort mindestens 1,8 × ibantools', met: true },
        { goal: 'Urteil allein über alle Länder mindestens 5 × ibantools', met: true },
        {
          goal: 'ganze Prüfung einer falschen deutschen IBAN mindestens 0,5 × so schnell wie die einer richtigen: 0,5 ×',
          met: true,
        },
        {
          goal: 'ganze deutsche Prüfung mit Antwort als JSON mindestens 1,5 × ibantools, einer falschen IBAN mindestens 1 ×',
          met: true,
        },
        { goal: 'Bankverzeichnis in höchstens 300 ms und 60 MB', met: true },
      ],
    });
  });

  it.each([
    [
      'a full check too slow',
      { ...good, groups: [group('german', { full: 800_000, ibantools: 500_000 })] },
      [0, 1, 2, 3],
    ],
    [
      'a wrong IBAN too slow',
      {
        ...good,
        groups: good.groups.with(1, group('germanWrong', { full: 400_000, fullJson: 500_000, ibantools: 600_000 })),
      },
      [2, 3],
    ],
    ['a directory too slow', { ...good, directory: { ...directory, loadMs: 301 } }, [4]],
    ['a directory too large', { ...good, directory: { ...directory, rssMb: 61 } }, [4]],
  ])('says which goal %s misses', (_what, results, missed) => {
    const goals = toEngineJson(results)['goals'];
    expect(
      goals.flatMap((/** @type {{ met: boolean }} */ { met }, /** @type {number} */ i) => (met ? [] : [i])),
    ).toEqual(missed);
  });
});

describe('formatEngineReport', () => {
  it('shows a line for each contender, the directory and the goals', () => {
    const text = formatEngineReport(good);
    expect(text).toContain('Gruppe german (16.000)');
    expect(text).toMatch(/full +1\.000\.000\/s +2 × +100 % gültig/);
    expect(text).toContain('3.507 Banken, geladen in 64 ms, 1,2 MB im Heap');
    expect(text.match(/erreicht/g)).toHaveLength(5);
  });
});
