// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/base/folders.mjs';

const STOP_LIMIT_S = 15;

const unit = await readFile(join(root, 'infra', 'deploy', 'systemd', 'iban-pruefer.service'), 'utf8');
/** @param {string} key */
const valueOf = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

describe('the service of a machine', () => {
  it('starts the launcher itself, which gets SIGTERM and the time that it takes', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(valueOf('ExecStart')).toBe(`/usr/bin/env ${scripts.start}`);
    expect([valueOf('KillMode'), valueOf('KillSignal')]).toEqual(['mixed', 'SIGTERM']);
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(STOP_LIMIT_S);
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
