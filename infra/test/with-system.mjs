// node infra/test/with-system.mjs -- <command> [arguments] Runs a command with a system like that of `npm start`, named in
// TEST_SYSTEM; its folder is removed afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../shared/process/free-ports.mjs';
import { LauncherProcess } from './launcher-process.mjs';
import { runBeside } from './run-beside.mjs';

const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1', VALIDATION_REPLICAS: '2' };

await runBeside('Aufruf: node infra/test/with-system.mjs -- <Befehl> [Argumente]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'iban-system-'));
  const launcher = new LauncherProcess(dataDir, await freePort(), ['start'], SETTINGS);
  const stop = async () => {
    await launcher.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await launcher.ready();
    return { environment: { TEST_SYSTEM: dataDir }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
});
