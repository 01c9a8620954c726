import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { repeatEvery } from './repeat-every.js';

describe('repeatEvery', () => {
  beforeAll(() => void Logger.overrideLogger(false));

  it('never lets turns overlap, and ends after the running one', async () => {
    let running = 0;
    let most = 0;
    let turns = 0;
    const repetition = repeatEvery(1, 'test', async () => {
      most = Math.max(most, (running += 1));
      await sleep(20);
      running -= 1;
      turns += 1;
    });
    await sleep(70);
    await repetition.stop();
    const turnsAtStop = turns;
    expect(running).toBe(0);
    expect(most).toBe(1);
    expect(turns).toBeGreaterThanOrEqual(2);
    await sleep(40);
    expect(turns).toBe(turnsAtStop);
  });

  it('continues after a failure', async () => {
    let turns = 0;
    const repetition = repeatEvery(1, 'test', () => Promise.reject(new Error(`turn ${(turns += 1)}`)));
    await sleep(30);
    await repetition.stop();
    expect(turns).toBeGreaterThan(1);
  });

  it('waits for the given time after a failure', async () => {
    let turns = 0;
    const fail = () => Promise.reject(new Error(`turn ${(turns += 1)}`));
    const repetition = repeatEvery(60_000, 'test', fail, 1);
    await sleep(50);
    await repetition.stop();
    expect(turns).toBeGreaterThan(1);
  });

  it('does not wait for the pause when it is stopped', async () => {
    const repetition = repeatEvery(60_000, 'test', async () => {});
    const began = Date.now();
    await repetition.stop();
    expect(Date.now() - began).toBeLessThan(1_000);
  });
});
