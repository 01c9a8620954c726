import { FetchPacing } from './fetch-pacing.js';

/** Longer than any test: a pause that ends was ended. */
const FOR_EVER_MS = 600_000;

async function settled(work: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  const settle = () => void (isSettled = true);
  work.then(settle, settle);
  for (let round = 0; round < 10; round++) await new Promise<void>((resolve) => void setImmediate(resolve));
  return isSettled;
}

describe('fetch pacing', () => {
  it('lets the next fetch wait when one brought little, and no longer than until it is stopped', async () => {
    const pacing = new FetchPacing(100, FOR_EVER_MS);
    const taken = pacing.after(99, async () => undefined);
    expect(await settled(taken)).toBe(false);
    pacing.stop();
    await taken;
    await pacing.after(1, async () => undefined);
  });

  it('ends its pause without help', async () => {
    await new FetchPacing(100, 1).after(1, async () => undefined);
  });

  it('counts what all partitions of a fetch brought together', async () => {
    const pacing = new FetchPacing(100, FOR_EVER_MS);
    await Promise.all([pacing.after(60, async () => undefined), pacing.after(60, async () => undefined)]);
    const next = pacing.after(60, async () => undefined);
    expect(await settled(next)).toBe(false);
    pacing.stop();
    await next;
  });

  it('passes on at once what could not be taken', async () => {
    const pacing = new FetchPacing(100, FOR_EVER_MS);
    await expect(pacing.after(1, () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  });
});
