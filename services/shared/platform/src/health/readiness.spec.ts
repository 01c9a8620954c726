import { mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { healthLimits } from './health-limits.js';
import { Readiness } from './readiness.js';

describe('readiness', () => {
  it('is spoilt by a required check alone', async () => {
    const readiness = new Readiness();
    readiness.add('nice', () => 'unavailable', { required: false });
    expect((await readiness.report()).ready).toBe(true);
    readiness.add('needed', () => {
      throw new Error('unavailable');
    });
    expect(await readiness.report()).toMatchObject({ ready: false, checks: { needed: { problem: 'unavailable' } } });
  });

  it('cannot be overwritten by a fact', async () => {
    const readiness = new Readiness();
    readiness.addFact('ready', () => 'always');
    expect((await readiness.report()).ready).toBe(true);
  });

  describe('of a server that freezes', () => {
    let nowMs: number;
    beforeEach(() => {
      nowMs = 0;
      mock.timers.enable({ apis: ['setTimeout'] });
      mock.method(performance, 'now', () => nowMs);
    });
    afterEach(() => {
      mock.timers.reset();
      mock.restoreAll();
    });

    const silence = () => new Promise<undefined>(() => undefined);
    const answered = () => Promise.resolve(undefined);
    const pass = async (ms: number) => {
      await nextTurn();
      nowMs += ms;
      mock.timers.tick(ms);
      await nextTurn();
    };
    const reportAfter = async (readiness: Readiness, ms: number) => {
      const report = readiness.report();
      await pass(ms);
      return report;
    };

    it('comes in time, with the last outcome until the check has failed', async () => {
      const readiness = new Readiness();
      let answer = answered;
      readiness.add('server', () => answer());
      expect(await reportAfter(readiness, 0)).toMatchObject({ ready: true });
      answer = silence;
      expect(await reportAfter(readiness, healthLimits.report)).toMatchObject({ ready: true });
      expect(await reportAfter(readiness, healthLimits.check - healthLimits.report)).toMatchObject({ ready: false });
      answer = answered;
      expect(await reportAfter(readiness, 0)).toMatchObject({ ready: true });
    });

    it.each([0, 60_000])('does not rest on an outcome of %d ms ago, where 0 is none', async (pauseMs) => {
      const readiness = new Readiness();
      let answer = answered;
      readiness.add('server', () => answer());
      if (pauseMs > 0) await reportAfter(readiness, 0);
      await pass(pauseMs);
      answer = silence;
      const report = await reportAfter(readiness, healthLimits.report);
      expect(report).toMatchObject({ ready: false, checks: { server: { problem: 'no answer within 500 ms' } } });
    });

    it('asks it one question at a time, and none while an outcome may be reused', async () => {
      const readiness = new Readiness();
      const questions = { slow: 0, reused: 0 };
      readiness.add('slow', () => (questions.slow++, silence()));
      readiness.add('reused', () => (questions.reused++, answered()), { reusedForMs: 2_000 });
      const reports = [1, 2, 3].map(() => readiness.report());
      await pass(healthLimits.report);
      await Promise.all(reports);
      expect(questions).toEqual({ slow: 1, reused: 1 });
      await reportAfter(readiness, healthLimits.check - healthLimits.report);
      await reportAfter(readiness, healthLimits.report);
      expect(questions).toEqual({ slow: 2, reused: 1 });
    });
  });
});
