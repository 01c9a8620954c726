// @ts-check
import { warningsAbout, measurementOf } from './measurement.mjs';
import { Tally } from '../client/tally.mjs';

function tallyOfTwoSeconds() {
  const tally = new Tally(1);
  tally.open(0);
  for (let tookMs = 1; tookMs <= 100; tookMs++) tally.count(0, tookMs === 100 ? 503 : 200, tookMs);
  tally.close(2_000);
  return tally;
}

const cpu = {
  ms: new Map([
    ['gateway', 40],
    ['client', 1_900],
  ]),
  otherMs: 800,
  wallMs: 2_000,
};

describe('measurementOf', () => {
  it('brings speed, latency, statuses and CPU time together', () => {
    expect(measurementOf(tallyOfTwoSeconds(), cpu)).toEqual({
      perSecond: 50,
      p50: 50,
      p99: 99,
      answers: { 200: 99, 503: 1 },
      non2xx: 1,
      unanswered: 0,
      clientCpuShare: 0.95,
      otherCores: 0.4,
    });
  });

  it('says that CPU time is unknown where it cannot be read', () => {
    const measurement = measurementOf(tallyOfTwoSeconds(), { ms: new Map(), otherMs: 0, wallMs: 2_000 });
    expect(measurement).toMatchObject({ clientCpuShare: null, otherCores: null });
  });
});

describe('warningsAbout', () => {
  const calm = { ...measurementOf(tallyOfTwoSeconds(), cpu), non2xx: 0, clientCpuShare: 0.7, otherCores: 0.1 };

  it.each([
    ['a busy client', { clientCpuShare: 0.93 }, 'selbst ausgelastet'],
    ['others on the machine', { otherCores: 1.5 }, 'belegten 1.5 Kerne'],
    ['refusals', { non2xx: 3 }, '3 Antworten waren keine 2xx'],
    ['lost requests', { unanswered: 2 }, '2 Anfragen blieben ohne Antwort'],
  ])('names %s', (_, change, words) => {
    expect(warningsAbout('Echo', { ...calm, ...change })).toEqual([expect.stringContaining(words)]);
  });

  it('has none about a calm measurement', () => {
    expect(warningsAbout('Echo', calm)).toEqual([]);
  });
});
