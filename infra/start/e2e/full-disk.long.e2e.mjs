import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { isAlive, LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { SmallDisk } from './small-disk.mjs';

const SIZE_MB = 400;
const RECOVERED_MS = 90_000;
const CHECK = { method: 'POST', body: '{"iban":"DE89370400440532013000"}' };

/** @type {SmallDisk} */
let disk;
/** @type {LauncherProcess} */
let launcher;
/** @type {number} */
let port;
let key = '';

beforeAll(async () => {
  disk = await SmallDisk.mount(folder, SIZE_MB);
  port = await freePort();
  launcher = new LauncherProcess(join(disk.folder, 'data'), port, ['start'], { VALIDATION_REPLICAS: '1' });
  await launcher.ready();
  const issued = await command('keys', 'issue', '--client', 'Test', '--email', 'test@example.com', '--quota', '1000');
  key = /iban_sk_[0-9a-f]{64}/.exec(issued.printed)?.[0] ?? '';
  await until(async () => (await check(key)) === 200, 30_000);
}, 200_000);

afterAll(async () => {
  await launcher.stop();
  await disk.unmount();
});
// Made after that hook, so it is removed after it.
const folder = temporaryFolder('full-disk-');

/** @param {...string} words */
const command = (...words) => LauncherProcess.run(launcher.dataDir, words);

/**
 * @param {string} [apiKey] none: a public check
 * @returns {Promise<number>} status of a check; 0 when there was no answer at all
 */
async function check(apiKey) {
  const headers = { 'content-type': 'application/json', ...(apiKey && { 'x-api-key': apiKey }) };
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`http://127.0.0.1:${port}/api/validate-iban`, { ...CHECK, headers, signal }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.status ?? 0;
}

it('refuses a file that would fill the disk, while checks are answered', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ kind: 'validate', name: 'kunden.csv', bytes: 1_000 }),
  });
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'file_storage_full' }]);
  expect([await check(key), await check()]).toEqual([200, 200]);
});

it('continues through a full disk, reports it once, and recovers without help', async () => {
  const gateway = launcher.readPid('gateway');
  const servers = ['postgres', 'redis', 'kafka'];
  const before = servers.map((name) => launcher.readPid(name));
  disk.fill();
  // Each of them needs room for its start, and so does the launcher for the new pid.
  for (const pid of before) process.kill(pid, 'SIGKILL');
  const seen = new Set();
  for (let times = 0; times < 30; times += 1) {
    disk.fill();
    seen.add(await check(times % 2 ? key : undefined));
    await sleep(500);
  }
  // Every check gets an answer: a verdict, or the truth that it cannot be charged.
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(isAlive(launcher.child.pid ?? 0) && launcher.child.exitCode === null).toBe(true);
  expect(launcher.printed.match(/lässt sich nicht schreiben: Der Datenträger ist voll \(ENOSPC\)/g)).toHaveLength(1);
  const full = await command('status');
  expect(full).toMatchObject({ code: 1, printed: expect.stringContaining('nur noch 0 MB frei') });

  disk.free();
  await until(async () => (await check(key)) === 200 && (await check()) === 200, RECOVERED_MS);
  await until(() => launcher.printed.includes('lässt sich wieder schreiben.'), RECOVERED_MS);
  await until(async () => (await command('status')).code === 0, RECOVERED_MS);
  const after = servers.map((name) => launcher.readPid(name));
  expect(after.every(isAlive)).toBe(true);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect(launcher.readPid('gateway')).toBe(gateway);
}, 400_000);
