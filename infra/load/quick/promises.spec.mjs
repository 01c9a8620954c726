import { missedPromises, promisesJson, promisesText } from './promises.mjs';

const times = {
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
    expect(missedPromises(times)).toEqual([]);
    expect(promisesText(times)).toMatch(/Ende nach SIGTERM +1\.500 +15\.000\n[^]*Alles eingehalten\.$/);
  });

  it('are missed beyond it, each named', () => {
    const slow = { ...times, replica: 3_001, redisLater: Infinity };
    expect(promisesText(slow)).toContain(
      'Nicht eingehalten: Prüfung mit Schlüssel, ein validation-service eingefroren;',
    );
    expect(missedPromises(slow)).toHaveLength(2);
  });

  it('are missed when nothing was measured', () => {
    expect(missedPromises({ ...times, stop: NaN })).toEqual(['Ende nach SIGTERM']);
  });

  it('have JSON', () => {
    expect(promisesJson(times)).toMatchObject({ promises: { stop: { ms: 1_500, limitMs: 15_000 } }, missed: [] });
  });
});
