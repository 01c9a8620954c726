import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RepeatEvery, repeatEvery, RunOnce } from './repeat-every.js';

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await turnOfLoop();
};

describe('repeatEvery', () => {
  beforeAll(() => void Logger.overrideLogger(false));

  it('never lets turns overlap, and ends after the running one', async () => {
    let running = 0;
    let most = 0;
    let turns = 0;
    const repetition = repeatEvery(1, 'test', async () => {
      most = Math.max(most, (running += 1));
      for (let count = 0; count < 5; count += 1) await turnOfLoop();
      running -= 1;
      turns += 1;
    });
    await until(() => turns >= 2);
    await repetition.stop();
    const turnsAtStop = turns;
    expect(running).toBe(0);
    expect(most).toBe(1);
    let laterTurns = 0;
    const later = repeatEvery(1, 'later', async () => void (laterTurns += 1));
    await until(() => laterTurns >= 5);
    await later.stop();
    expect(turns).toBe(turnsAtStop);
  });

  it('continues after a failure', async () => {
    let turns = 0;
    const repetition = repeatEvery(1, 'test', () => Promise.reject(new Error(`turn ${(turns += 1)}`)));
    await until(() => turns > 1);
    await repetition.stop();
  });

  it('waits for the given time after a failure', async () => {
    let turns = 0;
    const fail = () => Promise.reject(new Error(`turn ${(turns += 1)}`));
    const repetition = repeatEvery(60_000, 'test', fail, 1);
    await until(() => turns > 1);
    await repetition.stop();
  });

  it('does not wait for the pause when it is stopped', async () => {
    const pauseMs = 3_600_000;
    await expect(repeatEvery(pauseMs, 'test', async () => {}).stop()).resolves.toBeUndefined();
  });
});

class Counts {
  first = 0;
  second = 0;
  starts = 0;
  steps: string[] = [];

  onApplicationBootstrap(): void {
    this.steps.push('started');
  }

  onModuleDestroy(): void {
    this.steps.push('stopped');
  }

  @RepeatEvery(1)
  async countFirst(): Promise<void> {
    this.first += 1;
    if (this.first === 1) this.steps.push('repeated');
  }

  @RepeatEvery(1, { name: 'second', pauseAfterFailureMs: 1 })
  async countSecond(): Promise<void> {
    this.second += 1;
  }

  @RunOnce(1)
  async start(): Promise<void> {
    this.starts += 1;
    if (this.starts < 3) throw new Error('not yet');
  }
}

@Module({ providers: [Counts] })
class CountsModule {}

it('RepeatEvery repeats methods from the start of a service until its end, beside its own steps', async () => {
  const app = await NestFactory.createApplicationContext(CountsModule, { logger: false });
  const counts = app.get(Counts);
  await until(() => counts.first > 1 && counts.second > 1);
  await app.close();
  const { first, second, steps } = counts;
  let laterTurns = 0;
  const later = repeatEvery(1, 'later', async () => void (laterTurns += 1));
  await until(() => laterTurns >= 5);
  await later.stop();
  expect([counts.first, counts.second]).toEqual([first, second]);
  expect(steps).toEqual(['started', 'repeated', 'stopped']);
});

it('RunOnce runs a method at the start of a service until it succeeds, and then no more', async () => {
  const app = await NestFactory.createApplicationContext(CountsModule, { logger: false });
  const counts = app.get(Counts);
  await until(() => counts.starts === 3);
  const turns = counts.first;
  await until(() => counts.first > turns + 5);
  expect(counts.starts).toBe(3);
  await app.close();
});
