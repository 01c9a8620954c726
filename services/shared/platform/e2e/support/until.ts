import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something to come true. As the testkit's: that one is built on this package, which therefore cannot use it. @throws Error when it does not */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 15_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('did not come true in time');
    await sleep(50);
  }
}
