// @ts-check
import { cpuMsOf, hasProc, machineBusyMs, residentMbOf } from './processes.mjs';

const itOnLinux = hasProc ? it : it.skip;
const parts = new Map([
  ['self', process.pid],
  ['gone', 2 ** 30],
]);

function spin() {
  const until = performance.now() + 60;
  while (performance.now() < until);
}

describe('figures of real processes', () => {
  itOnLinux('grow with the CPU time that was used', () => {
    const before = cpuMsOf(parts).get('self') ?? 0;
    const busyBefore = machineBusyMs();
    spin();
    expect((cpuMsOf(parts).get('self') ?? 0) - before).toBeGreaterThanOrEqual(30);
    expect(machineBusyMs()).toBeGreaterThan(busyBefore);
  });

  itOnLinux('agree with what the process knows of its own memory', () => {
    const own = process.memoryUsage.rss() / 2 ** 20;
    expect(residentMbOf(parts).get('self')).toBeGreaterThan(own * 0.8);
  });

  itOnLinux('leave out what does not run', () => {
    expect([...cpuMsOf(parts).keys()]).toEqual(['self']);
  });
});
