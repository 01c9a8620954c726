import { hasProc, machineBusyMs, measureCpuMs, measureMemoryMb } from './processes.mjs';

const itOnLinux = hasProc ? it : it.skip;
const parts = new Map([
  ['self', process.pid],
  ['ended', 2 ** 30],
]);

const SPIN_MS = 60;
/** The kernel counts in ticks of 10 ms, and may not have counted the last run of a thread yet. */
const COUNTED_MS = 30;

/** Uses this much processor time, however long that takes on a busy machine. */
function spin() {
  const before = process.cpuUsage();
  for (let usedMs = 0; usedMs < SPIN_MS;) {
    const { user, system } = process.cpuUsage(before);
    usedMs = (user + system) / 1_000;
  }
}

describe('figures of real processes', () => {
  itOnLinux('grow with the CPU time used', () => {
    const before = measureCpuMs(parts)['self'] ?? 0;
    const busyBefore = machineBusyMs();
    spin();
    expect((measureCpuMs(parts)['self'] ?? 0) - before).toBeGreaterThanOrEqual(COUNTED_MS);
    expect(machineBusyMs()).toBeGreaterThan(busyBefore);
  });

  itOnLinux('agree with the memory that the process reports', () => {
    const own = process.memoryUsage.rss() / 2 ** 20;
    expect(measureMemoryMb(parts)['self']).toBeGreaterThan(0);
    expect(measureMemoryMb(parts)['self']).toBeLessThan(own * 1.2);
  });

  itOnLinux('leave out parts that do not run', () => {
    expect(Object.keys(measureCpuMs(parts))).toEqual(['self']);
  });
});
