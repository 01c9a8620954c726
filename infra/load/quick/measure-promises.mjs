import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../shared/process/free-ports.mjs';
import { noSettings } from '../../start/settings/settings.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { measureDuration } from '../client/answer-time.mjs';
import { issueKeys } from '../system/issue-keys.mjs';
import { RunningSystem } from '../system/running-system.mjs';
import { inBrowser } from './in-browser.mjs';
import { renderingCostlyTexts } from './rendering-costly-texts.mjs';
import { measureWhileFrozen } from './while-frozen.mjs';

const SETTINGS = { ...noSettings, TRUSTED_PROXIES: '127.0.0.1', VALIDATION_REPLICAS: '2' };
const BUILT = { BUILT: '1' };

/**
 * Measures the promised times: waiting callers while a part is frozen, rendering of costly texts, first visits, stop and second start.
 * @param {{ signal: AbortSignal, say: (line: string) => void }} run
 * @returns {Promise<import('./promises.mjs').Times>}
 */
export async function measurePromises({ signal, say }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'iban-pruefer-bench-'));
  const port = await freePort();
  /** @type {LauncherProcess | undefined} */
  let launcher;
  const start = async (/** @type {Record<string, string>} */ more = {}) => {
    signal.throwIfAborted();
    launcher = new LauncherProcess(dataDir, port, ['start'], { ...SETTINGS, ...more });
    await launcher.ready();
  };
  const stop = async () => void (await launcher?.stop());
  try {
    say('Ein eigenes System wird gestartet …');
    await start();
    const system = new RunningSystem(`http://127.0.0.1:${port}`, dataDir);
    const [key = ''] = await issueKeys(system, 1);
    const waits = await measureWhileFrozen(system, key, { signal, say });
    say('Feindliche Texte …');
    const text = await renderingCostlyTexts(signal);
    const visits = await inBrowser(system.address, { dataDir, signal, say });
    say('Ende und neuer Start …');
    return {
      ...waits,
      text,
      ...visits,
      stop: await measureDuration(stop),
      start: await measureDuration(() => start(BUILT)),
    };
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
