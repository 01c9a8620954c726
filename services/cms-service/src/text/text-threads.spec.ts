import { TextThreads } from './text-threads.js';

/** Takes much longer than a text may, on any machine. */
const COSTLY = 'a**b'.repeat(400_000);
/** For its cost, or because a busy machine lets nobody judge that in time. */
const REFUSED = /textTooCostly|nicht erreichbar/;
const job = (text: string) => ({ text, sizes: {} });

describe('the threads of texts', () => {
  const threads = new TextThreads();
  afterAll(() => threads.end());

  it('render', async () => expect((await threads.run(job('a'))).html).toBe('<p>a</p>\n'));

  it('E4: end with a text that takes too long, and go on with the next', async () => {
    await expect(threads.run(job(COSTLY))).rejects.toThrow(REFUSED);
    expect((await threads.run(job('a'))).html).toBe('<p>a</p>\n');
  });

  it('E4: hold up nothing else: this thread goes on beside them', async () => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    await expect(threads.run(job(COSTLY))).rejects.toThrow(REFUSED);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(3);
  });

  it('E4: let a text pass beside one that is being ended', async () => {
    const [costly, plain] = await Promise.allSettled([threads.run(job(COSTLY)), threads.run(job('a'))]);
    expect([costly.status, plain.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('D4: let no more wait than they can come to', async () => {
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => threads.run(job('a'))));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(40 - 18);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  });
});
