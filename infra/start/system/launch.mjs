import { claimDataDir } from '../state/claim.mjs';
import { onStop } from '../../shared/process/on-stop.mjs';
import { settlePorts } from '../settings/ports.mjs';
import { refuseWrongEnvironment } from '../preflight/wrong-environment.mjs';
import { refuseClosedPort } from '../preflight/closed-port.mjs';
import { RunError } from '../../shared/process/run.mjs';
import { closeWatchdog, openWatchdog } from '../../shared/process/watchdog.mjs';
import { print, say } from '../../shared/say.mjs';
import { judgeSettings } from '../settings/settings.mjs';
import { siteWarning } from '../settings/site-warning.mjs';
import { System } from './system.mjs';
import { startNightly } from '../whole-backup/nightly.mjs';

/**
 * Starts the system, keeps it running until it is to stop, and ends the process.
 * @param {{ adapt?: (parts: import('../parts/part.mjs').PartSpec[]) => import('../parts/part.mjs').PartSpec[], hint?: string }} [options]
 * @throws {import('../../shared/operator-error.mjs').OperatorError} before anything was started
 */
export async function launch({ adapt, hint = '' } = {}) {
  const startedAt = Date.now();
  goOnAfterStrayErrors();
  const watchdogPid = openWatchdog();
  const judgement = judgeSettings();
  await refuseWrongEnvironment(judgement);
  const { settings } = judgement;
  const release = await claimDataDir(settings.dataDir, say);
  const ports = refuseClosedPort(settings).then(() => settlePorts(settings, say));
  const getPort = await ports.catch(async (error) => {
    await release();
    throw error;
  });
  const system = new System({ settings, getPort, watchdogPid }, say);
  let stopNightly = async () => {};
  const end = async (/** @type {number} */ code) => {
    try {
      await stopNightly();
      await system.stop();
      await closeWatchdog();
      await release();
      say('Beendet.');
    } finally {
      process.exit(code);
    }
  };
  let stopping = false;
  onStop((reason) => {
    stopping = true;
    say(`Wird beendet (${reason}) …`);
    void end(0);
  });
  try {
    await system.start(adapt);
    stopNightly = await startNightly(settings, { ...system.backupSource, say });
    const tookS = ((Date.now() - startedAt) / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 });
    say(`${system.summary(tookS)} Beenden: Strg+C. ${hint}`);
    const warning = siteWarning(settings);
    if (warning) say(warning);
    print(`\n  ${system.address}\n`);
    await system.announceFirstAdmin((announcement) => print(`${announcement}\n`));
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof RunError ? error.printed : /** @type {Error} */ (error).message);
    await end(1);
  }
}

/**
 * Logs an uncaught error and continues, because the end of the launcher would stop every part. Other parts are not affected, and
 * the next check repeats an interrupted restart (docs/adr/0077).
 */
function goOnAfterStrayErrors() {
  const tell = (/** @type {unknown} */ error) =>
    say(`Unerwarteter Fehler im Starter, das System läuft weiter: ${error instanceof Error ? error.stack : error}`);
  process.on('uncaughtException', tell);
  process.on('unhandledRejection', tell);
}
