// @ts-check
import { cpuMsOf, hasProc, machineBusyMs, proportionalMbOf, residentMbOf } from './processes.mjs';

const itOnLinux = hasProc ? it : it.skip;
const parts = new Map([
  ['self', process.pid],
  ['gone', 2 ** 30],
]);

const SPIN_MS = 60;
/** The kernel counts in ticks of 10 ms, and a thread that has just run may not be booked yet. */
const COUNTED_MS = 30;

/** Works for this much processor time, however long a busy machine takes to give it. */
function spin() {
  const before = process.cpuUsage();
  for (let usedMs = 0; usedMs < SPIN_MS;) {
    const { user, system } = process.cpuUsage(before);
    usedMs = (user + system) / 1_000;
  }
}

describe('figures of real processes', () => {
  itOnLinux('grow with the CPU time that was used', () => {
    const before = cpuMsOf(parts).get('self') ?? 0;
    const busyBefore = machineBusyMs();
    spin();
    expect((cpuMsOf(parts).get('self') ?? 0) - before).toBeGreaterThanOrEqual(COUNTED_MS);
    expect(machineBusyMs()).toBeGreaterThan(busyBefore);
  });

  itOnLinux('agree with what the process knows of its own memory', () => {
    const own = process.memoryUsage.rss() / 2 ** 20;
    expect(residentMbOf(parts).get('self')).toBeGreaterThan(own * 0.8);
    expect(proportionalMbOf(parts).get('self')).toBeGreaterThan(0);
    expect(proportionalMbOf(parts).get('self')).toBeLessThan(own * 1.2);
  });

  itOnLinux('leave out what does not run', () => {
    expect([...cpuMsOf(parts).keys()]).toEqual(['self']);
  });
});
