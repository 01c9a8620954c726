import { withTimeout } from './with-timeout.js';

describe('within', () => {
  it('gives the result that came in time', async () => {
    expect(await withTimeout(1_000, Promise.resolve(7))).toBe(7);
  });

  it('passes an error on', async () => {
    await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('D4: gives up after the time limit', async () => {
    await expect(withTimeout(10, new Promise(() => {}))).rejects.toThrow('no answer within 10 ms');
  });
});
