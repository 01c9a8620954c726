import { Problem } from '@pruefer/contracts';
import { outcomeOfFailure } from './outcome-of-failure.js';

const unavailable = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const run = { stopReason: undefined, timeoutMs: 60_000 };

describe('a run that ends with an error', () => {
  it.each([
    ['its problem', new Problem('backup_damaged'), 'failed', 'backup_damaged'],
    ['an error of ours', new TypeError('x is undefined'), 'failed', null],
  ])('has failed by %s', (_, error, state, failureCode) =>
    expect(outcomeOfFailure(error, run)).toMatchObject({ state, failureCode }),
  );

  it.each([
    ['a server', unavailable],
    ['a service', new Problem('unavailable')],
  ])('is an interruption when %s is unavailable', (_, error) =>
    expect(outcomeOfFailure(error, run)).toEqual({ state: 'waiting', isCounted: true }),
  );

  it('does not show what an unexpected error says', () => {
    expect(JSON.stringify(outcomeOfFailure(new Error('password=geheim'), run))).not.toContain('geheim');
  });

  it('is the reason it was stopped for, whatever its handler makes of that', () => {
    expect(outcomeOfFailure(unavailable, { ...run, stopReason: 'cancelled' })).toEqual({ state: 'cancelled' });
    const stopped = outcomeOfFailure(unavailable, { ...run, stopReason: 'stopping' });
    expect(stopped).toEqual({ state: 'waiting', isCounted: false });
  });

  it.each([
    [900, 'eine Sekunde'],
    [60_000, 'eine Minute'],
    [5_400_000, '90 Minuten'],
  ])('has failed when it took longer than %i ms, which it says in words', (timeoutMs, words) => {
    const failure = `Der Auftrag dauerte länger als ${words} und wurde beendet.`;
    expect(outcomeOfFailure(unavailable, { timeoutMs, stopReason: 'limit' })).toMatchObject({ failure });
  });
});
