import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import { TextThreads } from './text-threads.js';

/** Takes much longer than a text may, on any machine. */
const COSTLY = 'a**b'.repeat(400_000);
/** Longer than any machine needs: the results below do not depend on time. */
const PATIENT = { turnTimeoutMs: 60_000, readyTimeoutMs: 60_000, frozenAfterMs: 60_000 };
const job = (text: string) => ({ text, sizes: {} });

describe('the threads of texts', () => {
  const threads = new TextThreads(PATIENT);
  afterAll(() => threads.end());

  it('render', async () => expect((await threads.run(job('a'))).html).toBe('<p>a</p>\n'));

  it('E4: end with a text that takes too long, and go on with the next', async () => {
    await expect(threads.run(job(COSTLY))).rejects.toThrow('textTooCostly');
    expect((await threads.run(job('a'))).html).toBe('<p>a</p>\n');
  });

  it('E4: hold up nothing else: this thread continues meanwhile', async () => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    await expect(threads.run(job(COSTLY))).rejects.toThrow('textTooCostly');
    clearInterval(ticking);
    // The thread that renders is ended by a timer of this one.
    expect(turns).toBeGreaterThan(0);
  });

  it('E4: let a text pass while another is being ended', async () => {
    const [costly, plain] = await Promise.allSettled([threads.run(job(COSTLY)), threads.run(job('a'))]);
    expect([costly.status, plain.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('D4: let no more wait than they can come to', async () => {
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => threads.run(job('a'))));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(40 - 18);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  });

  it('D4: keep no place for callers that have left', async () => {
    const controller = new AbortController();
    const busy = [threads.run(job(COSTLY)), threads.run(job(COSTLY))];
    const waiting = Array.from({ length: 16 }, () => threads.run(job('a'), controller.signal));
    await expect(threads.run(job('a'))).rejects.toMatchObject({ code: 'unavailable' });
    controller.abort();
    const left = await Promise.allSettled(waiting);
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['rejected']));
    const others = await Promise.all(Array.from({ length: 16 }, () => threads.run(job('b'))));
    expect(others).toHaveLength(16);
    await Promise.allSettled(busy);
  });

  it('D4: that do not start in time say so in the log, and let their caller know', async () => {
    const line = new Promise<string>((resolve) => {
      Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn: resolve });
    });
    const folder = mkdtempSync(join(tmpdir(), 'text-thread-'));
    const program = pathToFileURL(join(folder, 'never-ready.mjs'));
    writeFileSync(program, 'setInterval(() => {}, 60_000);');
    const slow = new TextThreads({ program, slowStartMs: 10, turnTimeoutMs: 10 });
    const { signal } = new AbortController();
    await expect(slow.run(job('a'), signal)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await line).toContain('has not started after 10 ms');
    await slow.end();
    rmSync(folder, { recursive: true });
    Logger.overrideLogger(true);
  });
});
