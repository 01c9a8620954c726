// @ts-check
import { execFileSync } from 'node:child_process';
import { CLIENT, CpuMeter, differences } from './cpu-meter.mjs';
import { hasProc } from './processes.mjs';

describe('differences', () => {
  it('compares the parts that ran at both moments', () => {
    const before = new Map([
      ['gateway', 100],
      ['restarted', 500],
    ]);
    const after = new Map([
      ['gateway', 350],
      ['new', 20],
    ]);
    expect(differences(before, after)).toEqual(new Map([['gateway', 250]]));
  });
});

const itOnLinux = hasProc ? it : it.skip;

describe('CpuMeter', () => {
  itOnLinux('tells the client from everything else', () => {
    const meter = new CpuMeter(new Map());
    // By the processor's time, not by the clock: on a busy machine this process gets a part of it.
    const begin = process.cpuUsage();
    while (process.cpuUsage(begin).user < 100_000);
    const { ms, otherMs, wallMs } = meter.stop();
    expect([...ms.keys()]).toEqual([CLIENT]);
    expect(ms.get(CLIENT)).toBeGreaterThanOrEqual(50);
    expect(otherMs).toBeGreaterThanOrEqual(0);
    expect(wallMs).toBeGreaterThanOrEqual(100);
  });

  itOnLinux('does not take what the client started for the client', () => {
    const meter = new CpuMeter(new Map());
    const spin = 'const until = Date.now() + 400; while (Date.now() < until);';
    execFileSync(process.execPath, ['-e', spin]);
    expect(meter.stop().ms.get(CLIENT)).toBeLessThan(200);
  });
});
