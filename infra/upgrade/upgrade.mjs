import { sampleIbansOfShippedBanks } from '../load/client/requests.mjs';
import { Accounts } from '../load/system/accounts.mjs';
import { checkoutAt } from '../load/system/checkout.mjs';
import { freePorts } from '../shared/process/free-ports.mjs';
import { Caller, FIRST_ADMIN } from '../shared/caller.mjs';
import { root } from '../shared/folders.mjs';
import { CountedLoad } from './counted-load.mjs';
import { fillSite, lostParts, readSite } from './site-content.mjs';
import { startBeside } from './process-beside.mjs';
import { SystemOfVersion } from './system-of-version.mjs';

/** @typedef {import('./running-process.mjs').Start} Start */
/** @typedef {{ gateway: Start, validation: Start }} Starts how a version runs what answers checks */

/**
 * @typedef {object} Upgrade
 * @property {import('./counted-load.mjs').Leg[]} legs
 * @property {import('../load/system/accounts.mjs').Books} books over all of them
 * @property {string[]} lost parts of the site's content that today's version does not give as the older one did
 */

const KEYS = 4;
const STORED_TIMEOUT_MS = 30_000;

/**
 * Runs an upgrade under load: the older version on fresh data, today's on the same data, and then each version's gateway with each version's
 * validation-service on today's schema, as in a rolling upgrade.
 * @param {{ folder: string, name: string }} older installed and built
 * @param {string} dataDir an empty folder
 * @param {{ seconds: number, signal: AbortSignal, say: (line: string) => void }} run seconds of each leg
 * @returns {Promise<Upgrade>}
 */
export async function runUpgrade(older, dataDir, { seconds, signal, say }) {
  const [port = 0] = await freePorts(1);
  /** @type {SystemOfVersion | undefined} */
  let running;
  try {
    say(`Das System von ${older.name} wird gestartet …`);
    running = new SystemOfVersion({ folder: older.folder, dataDir, port, env: FIRST_ADMIN });
    const readySystem = await running.ready(signal);
    const caller = new Caller(`http://localhost:${port}`);
    await caller.signInFirst(readySystem.databaseUrl ?? '');
    await fillSite(caller);
    // The books cover the log, which the load keeps filling.
    const { log: _, ...content } = await readSite(caller);
    const { issueKeys } = await checkoutAt(older.folder);
    const keys = await issueKeys(readySystem, KEYS);
    const load = new CountedLoad(await sampleIbansOfShippedBanks(), keys);
    const leg = { seconds, signal };
    await load.drive(`${older.name}, neue Daten`, { ...leg, address: running.address });
    const olderStarts = await readStarts(running);
    await running.stop();

    say('Das heutige System wird auf diesen Daten gestartet …');
    running = new SystemOfVersion({ folder: root, dataDir, port });
    const { databaseUrl } = await running.ready(signal);
    // With the previous token: the session continues.
    const lost = lostParts(content, await readSite(caller));
    await load.drive(`heute, Daten von ${older.name}`, { ...leg, address: running.address });

    say('Beide Versionen nebeneinander …');
    await driveMixed(load, { older: olderStarts, today: await readStarts(running), leg });
    const accounts = new Accounts(databaseUrl ?? '', keys);
    await accounts.secondsUntilStored(STORED_TIMEOUT_MS);
    const books = await accounts.books(load.verdicts);
    return { legs: load.legs, books, lost };
  } finally {
    await running?.stop();
  }
}

/** @param {SystemOfVersion} system @returns {Promise<Starts>} */
async function readStarts(system) {
  return { gateway: await system.readStart('gateway'), validation: await system.readStart('validation-1') };
}

/**
 * One more gateway and one more validation-service of each version, in all pairs of which one side is of the older version.
 * @param {CountedLoad} load
 * @param {{ older: Starts, today: Starts, leg: { seconds: number, signal: AbortSignal } }} versions
 */
async function driveMixed(load, { older, today, leg }) {
  const mixedValidation = { ...older.validation, env: { ...older.validation.env, ...today.validation.env } };
  // Each gateway serves the frontend of its own version.
  const { FRONTEND_DIR, ...gatewayEnv } = today.gateway.env;
  const olderGateway = { ...older.gateway, env: { ...older.gateway.env, ...gatewayEnv } };
  const olderValidation = await startBeside(mixedValidation);
  const pairs = [
    { name: 'Gateway alt, Prüfdienst alt', gateway: olderGateway, urls: olderValidation.url },
    { name: 'Gateway alt, Prüfdienst neu', gateway: olderGateway, urls: today.gateway.env['VALIDATION_URLS'] ?? '' },
    { name: 'Gateway neu, Prüfdienst alt', gateway: today.gateway, urls: olderValidation.url },
  ];
  try {
    for (const { name, gateway, urls } of pairs) {
      const pairGateway = await startBeside(gateway, { VALIDATION_URLS: urls });
      await load.drive(name, { ...leg, address: pairGateway.url }).finally(() => pairGateway.stop());
    }
  } finally {
    await olderValidation.stop();
  }
}
