// @ts-check
import { jsonOf, textOf } from './engine-report.mjs';

/**
 * @param {string} key
 * @param {Record<string, number>} perSecond
 */
function group(key, perSecond) {
  const rates = Object.entries(perSecond).map(([name, rate]) => ({ key: name, name, perSecond: rate, accepted: 1 }));
  return { key, title: `Gruppe ${key}`, ibans: 16_000, rates };
}

const directory = { banks: 3_507, loadMs: 64, heapMb: 1.2, rssMb: 26.9 };
const good = {
  groups: [
    group('german', { full: 1_000_000, ibantools: 500_000 }),
    group('mixed', { verdict: 2_500_000, ibantools: 500_000 }),
  ],
  directory,
};

describe('jsonOf', () => {
  it('gives rates, ratios to ibantools, the directory and the goals', () => {
    expect(jsonOf(good)).toEqual({
      german: {
        ibans: 16_000,
        full: { perSecond: 1_000_000, ratio: 2, accepted: 1 },
        ibantools: { perSecond: 500_000, ratio: 1, accepted: 1 },
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
        { goal: 'Bankverzeichnis in höchstens 300 ms und 60 MB', met: true },
      ],
    });
  });

  it.each([
    ['a full check too slow', { ...good, groups: [group('german', { full: 800_000, ibantools: 500_000 })] }, [0, 1]],
    ['a directory too slow', { ...good, directory: { ...directory, loadMs: 301 } }, [2]],
    ['a directory too large', { ...good, directory: { ...directory, rssMb: 61 } }, [2]],
  ])('says which goal %s misses', (_what, results, missed) => {
    const goals = jsonOf(results)['goals'];
    expect(
      goals.flatMap((/** @type {{ met: boolean }} */ { met }, /** @type {number} */ i) => (met ? [] : [i])),
    ).toEqual(missed);
  });
});

describe('textOf', () => {
  it('shows a line for each contender, the directory and the goals', () => {
    const text = textOf(good);
    expect(text).toContain('Gruppe german (16.000)');
    expect(text).toMatch(/full +1\.000\.000\/s +2 × +100 % gültig/);
    expect(text).toContain('3.507 Banken, geladen in 64 ms, 1,2 MB im Heap');
    expect(text.match(/erreicht/g)).toHaveLength(3);
  });
});
