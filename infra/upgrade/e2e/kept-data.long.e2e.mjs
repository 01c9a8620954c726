import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller } from '../../shared/caller.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { run } from '../../shared/process/run.mjs';
import { serverAccount } from '../../start/servers/server-account.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { KEPT } from '../keep-data.mjs';
import { lostParts, readSite } from '../site-content.mjs';

const UNPACK_TIMEOUT_MS = 120_000;
const names = readdirSync(KEPT).flatMap((file) => (file.endsWith('.tar.xz') ? [file.replace('.tar.xz', '')] : []));

it('there are data folders of older versions', () => expect(names).toContain('0.1.0'));

it.each(names)('the data folder of %s keeps its content under this version', async (name) => {
  /** @type {import('../keep-data.mjs').KeptSite} */
  const { totpSecret, apiKey, content } = JSON.parse(await readFile(join(KEPT, `${name}.json`), 'utf8'));
  const folder = await unpacked(name);
  const port = await freePort();
  const system = new LauncherProcess(folder, port);
  try {
    await system.ready();
    const caller = new Caller(`http://localhost:${port}`);
    await caller.signIn(totpSecret);
    expect(lostParts(content, await readSite(caller))).toEqual([]);
    await until(async () => (await caller.check(apiKey)) === 200, 30_000);
  } finally {
    await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/**
 * @param {string} name
 * @returns {Promise<string>} a data folder as its launcher left it
 */
async function unpacked(name) {
  const folder = await mkdtemp(join(tmpdir(), 'kept-data-'));
  await chmod(folder, 0o711);
  await run('tar', ['-C', folder, '--no-same-owner', '-xJf', join(KEPT, `${name}.tar.xz`)], {
    timeoutMs: UNPACK_TIMEOUT_MS,
  });
  const account = await serverAccount();
  // Root's launcher gives the cluster to another account.
  if (account)
    await run('chown', ['-R', `${account.uid}:${account.gid}`, join(folder, 'postgres')], {
      timeoutMs: UNPACK_TIMEOUT_MS,
    });
  return folder;
}
