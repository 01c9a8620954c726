import { MAX_TRIES, pauseBeforeNextTry } from './next-try.js';

const failed = { state: 'failed', error: 'timeout' } as const;

describe('the next try', () => {
  it.each([
    [1, 15_000],
    [2, 45_000],
    [3, 135_000],
    [MAX_TRIES - 1, 10_935_000],
    [MAX_TRIES, undefined],
    [MAX_TRIES + 1, undefined],
  ])('after %i failed ones comes in %p ms', (tries, pauseMs) => {
    expect(pauseBeforeNextTry(failed, tries, 15_000)).toBe(pauseMs);
  });

  it.each([
    { state: 'sent', status: 200 } as const,
    { state: 'unsent', error: 'no_mail_server' } as const,
    { state: 'failed', error: 'redirected', isFinal: true } as const,
  ])('never comes after %j', (result) => expect(pauseBeforeNextTry(result, 1, 15_000)).toBeUndefined());
});
