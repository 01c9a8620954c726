import { retryWithBackoff } from './retry-with-backoff.js';

describe('retryWithBackoff', () => {
  it('gives the first success, and reports every failure', async () => {
    const failures: string[] = [];
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries < 3) throw new Error(`try ${tries}`);
      return tries;
    };
    const retry = { failed: ({ message }: Error) => void failures.push(message), mayRepeat: () => true };
    expect(await retryWithBackoff(work, retry)).toBe(3);
    expect(failures).toEqual(['try 1', 'try 2']);
  });

  it('ends when it may not go on', async () => {
    const work = () => Promise.reject(new Error('for ever'));
    await expect(retryWithBackoff(work, { failed: () => {}, mayRepeat: () => false })).rejects.toThrow('for ever');
  });
});
