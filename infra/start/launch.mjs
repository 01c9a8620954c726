// @ts-check
import { claimDataDir } from './claim.mjs';
import { onStop } from './on-stop.mjs';
import { isFree } from './process/free-ports.mjs';
import { RunError } from './process/run.mjs';
import { closeWatchdog, openWatchdog } from './process/watchdog.mjs';
import { Refusal } from './refusal.mjs';
import { say } from './say.mjs';
import { readSettings } from './settings.mjs';
import { System } from './system.mjs';

/**
 * Starts the system, keeps it running until it is told to stop, and ends the process.
 * @param {{ adapt?: (parts: import('./process/part.mjs').PartSpec[]) => import('./process/part.mjs').PartSpec[], hint?: string }} [options]
 * @throws {Refusal} before anything was started
 */
export async function launch({ adapt, hint = '' } = {}) {
  const startedAt = Date.now();
  const settings = readSettings();
  const release = await claimDataDir(settings.dataDir, say);
  await refuseTakenPort(settings).catch(async (error) => {
    await release();
    throw error;
  });
  const system = new System(settings, say, openWatchdog());
  const end = async (/** @type {number} */ code) => {
    await system.stop();
    await closeWatchdog();
    await release();
    say('Beendet.');
    process.exit(code);
  };
  let stopping = false;
  onStop((reason) => {
    stopping = true;
    say(`Wird beendet (${reason}) …`);
    void end(0);
  });
  try {
    await system.start(adapt);
    const tookS = ((Date.now() - startedAt) / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 });
    say(`${system.partCount} Teile laufen, bereit nach ${tookS} s. Beenden: Strg+C. ${hint}`);
    console.log(`\n  ${system.address}\n`);
    if (system.firstAdmin) console.log(`${system.firstAdmin}\n`);
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof RunError ? error.printed : /** @type {Error} */ (error).message);
    await end(1);
  }
}

/**
 * Also on IPv6: a browser that is sent to localhost may try that first.
 * @param {import('./settings.mjs').Settings} settings
 */
async function refuseTakenPort({ host, port }) {
  if ((await isFree(port, host)) && (await isFree(port, '::1'))) return;
  throw new Refusal(`Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel: PORT=${port + 1} npm start`);
}
