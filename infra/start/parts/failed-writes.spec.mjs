import { FailedWrites } from './failed-writes.mjs';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('failed writes', () => {
  /** @type {string[]} */
  let said;
  let nowMs = 0;
  /** @type {FailedWrites} */
  let writes;
  let isFull = true;
  let tries = 0;
  const write = () => {
    tries += 1;
    if (isFull) throw full;
  };
  beforeEach(() => {
    [said, nowMs, tries, isFull] = [[], 1_000, 0, true];
    writes = new FailedWrites(
      '/data',
      (line) => said.push(line),
      () => nowMs,
    );
  });

  it('are said once, and once that they have ended', () => {
    writes.note(full);
    writes.note(full);
    writes.retry(write);
    expect(said).toEqual([
      expect.stringContaining('In /data lässt sich nicht schreiben: Der Datenträger ist voll (ENOSPC).'),
    ]);
    isFull = false;
    nowMs += 20_000;
    writes.retry(write);
    writes.retry(write);
    expect(said.slice(1)).toEqual(['In /data lässt sich wieder schreiben.']);
    expect(tries).toBe(2);
  });

  it('have not ended while some still fail', () => {
    writes.note(full);
    isFull = false;
    for (let times = 0; times < 10; times += 1) {
      nowMs += 9_000;
      writes.retry(write);
      writes.note(full);
    }
    expect(said).toHaveLength(1);
    nowMs += 11_000;
    writes.retry(write);
    expect(said).toHaveLength(2);
  });

  it('are tried again only while there are any', () => {
    writes.retry(write);
    expect([tries, said]).toEqual([0, []]);
  });
});
