import { execFileSync } from 'node:child_process';
import { CLIENT, CpuMeter, differences } from './cpu-meter.mjs';
import { hasProc } from '../../shared/process/processes.mjs';

describe('differences', () => {
  it('compares the parts that ran at both moments', () => {
    const before = { gateway: 100, restarted: 500 };
    expect(differences(before, { gateway: 350, new: 20 })).toEqual({ gateway: 250 });
  });
});

const itOnLinux = hasProc ? it : it.skip;

describe('CpuMeter', () => {
  itOnLinux('separates the client from other processes', () => {
    const meter = new CpuMeter(new Map());
    // CPU time, not wall time: a busy machine gives this process only a share.
    const begin = process.cpuUsage();
    while (process.cpuUsage(begin).user < 100_000);
    const { ms, otherMs, wallMs } = meter.stop();
    expect(Object.keys(ms)).toEqual([CLIENT]);
    expect(ms[CLIENT]).toBeGreaterThanOrEqual(50);
    expect(otherMs).toBeGreaterThanOrEqual(0);
    expect(wallMs).toBeGreaterThanOrEqual(100);
  });

  itOnLinux('does not count child processes as the client', () => {
    const meter = new CpuMeter(new Map());
    const spin = 'const until = Date.now() + 400; while (Date.now() < until);';
    execFileSync(process.execPath, ['-e', spin]);
    expect(meter.stop().ms[CLIENT]).toBeLessThan(200);
  });
});
