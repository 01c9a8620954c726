// @ts-check
import { missedOf, promisesJson, promisesText } from './promises.mjs';

const kept = {
  start: 9_000,
  stop: 1_500,
  replica: 1_300,
  redisFirst: 510,
  redisLater: 12,
  text: 420,
  postgres: 2_500,
  frame: 60,
  largest: 900,
  shift: 0,
};

describe('promised times', () => {
  it('are kept up to their limit', () => {
    expect(missedOf(kept)).toEqual([]);
    expect(promisesText(kept)).toMatch(/Ende nach SIGTERM +1\.500 +15\.000\n[^]*Alles eingehalten\.$/);
  });

  it('are missed beyond it, each by its name', () => {
    const late = { ...kept, replica: 3_001, redisLater: Infinity };
    expect(promisesText(late)).toContain(
      'Nicht eingehalten: Prüfung mit Schlüssel, ein validation-service eingefroren;',
    );
    expect(missedOf(late)).toHaveLength(2);
  });

  it('are missed when nothing was measured', () => {
    expect(missedOf({ ...kept, stop: NaN })).toEqual(['Ende nach SIGTERM']);
  });

  it('are figures for machines', () => {
    expect(promisesJson(kept)).toMatchObject({ promises: { stop: { ms: 1_500, limitMs: 15_000 } }, missed: [] });
  });
});
