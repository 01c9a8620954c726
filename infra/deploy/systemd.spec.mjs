import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { which } from '../shared/process/which.mjs';

const STOP_LIMIT_S = 15;

const file = join(root, 'infra', 'deploy', 'systemd', 'iban-pruefer.service');
const unit = await readFile(file, 'utf8');
/** @param {string} key */
const valueOf = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

describe('the service of a machine', () => {
  it('starts the launcher itself, which gets SIGTERM and the time that it takes', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(valueOf('ExecStart')).toBe(`/usr/bin/env ${scripts.start}`);
    expect([valueOf('KillMode'), valueOf('KillSignal')]).toEqual(['mixed', 'SIGTERM']);
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(STOP_LIMIT_S);
  });

  it('is read by systemd without a complaint, where systemd is', async () => {
    const analyze = await which('systemd-analyze');
    if (!analyze) return;
    const { status, stderr } = spawnSync(analyze, ['verify', file], { encoding: 'utf8', timeout: 60_000 });
    const complaints = stderr.split('\n').filter((line) => line.includes('iban-pruefer.service'));
    expect([status, complaints]).toEqual([0, []]);
  });

  it('may write to the state folders of the system, and forbids nothing that it needs', () => {
    const [, dataDir, home] = /DATA_DIR=(\S+) HOME=(\S+)/.exec(valueOf('Environment')) ?? [];
    expect(dataDir).toBe(`/var/lib/${valueOf('StateDirectory')}`);
    expect(home).toBe(`/var/cache/${valueOf('CacheDirectory')}`);
    expect(valueOf('ReadWritePaths')).toBe(valueOf('WorkingDirectory'));
    // V8 and Java write machine code, and PostgreSQL shares memory.
    expect(unit).not.toMatch(/^(?:MemoryDenyWriteExecute|PrivateIPC|PrivateNetwork|PrivateUsers)=/m);
  });
});
