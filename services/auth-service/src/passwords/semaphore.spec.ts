import { Semaphore } from './semaphore.js';

function pieces(count: number) {
  let atOnce = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise<void>((resolve) => finish.push(resolve));
    atOnce -= 1;
  };
  return { works: Array.from({ length: count }, () => work), finish, most: () => most };
}

describe('B2: the semaphore', () => {
  it('lets four run, fifty wait and sends the next away', async () => {
    const semaphore = new Semaphore(4, 50);
    const { works, finish, most } = pieces(54);
    const passing = works.map((work) => semaphore.run(work));
    await expect(semaphore.run(async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(passing);
    expect(most()).toBe(4);
  });

  it('releases its permit when the work fails', async () => {
    const semaphore = new Semaphore(1, 0);
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(semaphore.run(async () => 'yes')).resolves.toBe('yes');
  });
});
