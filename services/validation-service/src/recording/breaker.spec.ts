import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { Breaker } from './breaker.js';

const PROBE_MS = 10;

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await turnOfLoop();
};

function breakerWith(probe: () => Promise<void>): { breaker: Breaker; changes: boolean[] } {
  const changes: boolean[] = [];
  const breaker = new Breaker({ probe, probeEveryMs: PROBE_MS, onChange: (isOpen) => changes.push(isOpen) });
  return { breaker, changes };
}

describe('Breaker', () => {
  const works = () => Promise.resolve();
  const fails = () => Promise.reject(new Error('no answer'));

  it('opens immediately without a connection', () => {
    const { breaker } = breakerWith(fails);
    breaker.open();
    expect(breaker.isOpen).toBe(true);
    breaker.stop();
  });

  it('opens at the second consecutive timeout', () => {
    const { breaker } = breakerWith(fails);
    breaker.recordTimeout();
    expect(breaker.isOpen).toBe(false);
    breaker.recordTimeout();
    expect(breaker.isOpen).toBe(true);
    breaker.stop();
  });

  it('resets the count of timeouts when a statement is answered', () => {
    const { breaker } = breakerWith(fails);
    breaker.recordTimeout();
    breaker.recordAnswer();
    breaker.recordTimeout();
    expect(breaker.isOpen).toBe(false);
  });

  it('stays open until a probe succeeds, and logs both changes', async () => {
    let [isUp, probes] = [false, 0];
    const { breaker, changes } = breakerWith(() => {
      probes += 1;
      return isUp ? works() : fails();
    });
    breaker.open();
    breaker.open();
    await until(() => probes > 2);
    expect(breaker.isOpen).toBe(true);
    isUp = true;
    await until(() => !breaker.isOpen);
    expect(changes).toEqual([true, false]);
  });

  it('counts timeouts from zero after it has closed', async () => {
    const { breaker } = breakerWith(works);
    breaker.recordTimeout();
    breaker.recordTimeout();
    await until(() => !breaker.isOpen);
    breaker.recordTimeout();
    expect(breaker.isOpen).toBe(false);
  });

  it('starts no probe after stop', async () => {
    let probes = 0;
    const { breaker } = breakerWith(() => {
      probes += 1;
      return fails();
    });
    breaker.open();
    breaker.stop();
    const later = breakerWith(works).breaker;
    later.open();
    await until(() => !later.isOpen);
    expect(probes).toBe(0);
  });
});
