import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir, fileAt } from '../../shared/folders.mjs';
import { readOptions } from '../../shared/command-options.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { claimDataDir } from '../state/claim.mjs';
import { say } from '../../shared/say.mjs';
import { formatFingerprints, readKeptSecrets, writeKeptSecrets } from '../secrets/kept-secrets.mjs';
import { openSecretsFile } from '../secrets/secrets-file.mjs';
import { openSecrets } from '../secrets/open-secrets.mjs';
import { postgresHome, programFolder } from '../servers/postgres.mjs';
import { serverAccount } from '../servers/server-account.mjs';
import { readSettings } from '../settings/settings.mjs';
import { adoptCluster } from './adopt-cluster.mjs';
import { readingEnvironment, runWholeProgram } from './whole-program.mjs';

const USAGE = `Aufruf: npm run restore -- --whole ORDNER [--without-secrets]
        npm run restore -- --whole ORDNER --to NEUER-ORDNER

  Stellt eine Vollsicherung in einem neuen Datenordner (DATA_DIR) wieder her; danach „npm start“.
  --without-secrets  auch ohne die Geheimnisse der Installation: zweite Faktoren, Webhooks und die Suche nach IBANs gehen dann nicht
  --to               entpackt nur den Datenordner von PostgreSQL, für einen eigenen Server`;

/** @typedef {import('../settings/settings.mjs').Settings} Settings */
/** @typedef {{ serverVersion: number, isOfOwnServer: boolean, hasSecrets: boolean, secrets?: string }} Facts of `whole-backup.json` */

/**
 * `npm run restore -- --whole ORDNER`: makes a new data folder of a whole backup. Nothing is written before the backup was read to its end.
 * @param {string[]} args
 * @throws {OperatorError} when the data folder is not new, a system runs on it, or secrets are missing
 */
export async function restoreWholeBackup(args) {
  const knownOptions = /** @type {const} */ ({
    whole: { type: 'string' },
    to: { type: 'string' },
    'without-secrets': { type: 'boolean' },
  });
  const options = readOptions(args, { options: knownOptions, usage: USAGE });
  if (!options.whole || (options.to !== undefined && options['without-secrets'])) throw new OperatorError(USAGE);
  const folder = fileAt(options.whole);
  const settings = readSettings();
  if (options.to !== undefined) return unpack(folder, fileAt(options.to), settings);
  if (settings.existingServers.postgres)
    throw new OperatorError(
      'DATABASE_URL nennt einen eigenen PostgreSQL-Server. Entpacken Sie die Vollsicherung mit --to in einen neuen Datenordner, und starten Sie den Server damit.',
    );
  const release = await claimDataDir(settings.dataDir, say);
  try {
    await restoreInto(folder, settings, options['without-secrets'] === true);
  } finally {
    await release();
  }
}

/** @param {string} folder @param {string} target @param {Settings} settings */
async function unpack(folder, target, settings) {
  await check(folder, settings);
  await extract(folder, target, settings);
  say(`Entpackt in ${target}. Die Vollsicherung bleibt, wie sie ist.`);
}

/** @param {string} folder @param {Settings} settings @param {boolean} isWithoutSecrets */
async function restoreInto(folder, settings, isWithoutSecrets) {
  const { dataDir } = settings;
  const { data, account } = await postgresHome(dataDir);
  const oldFolder = [data, join(dataDir, 'redis'), join(dataDir, 'kafka')].find(existsSync);
  if (oldFolder)
    throw new OperatorError(
      `Der Datenordner ${dataDir} ist nicht neu: Es gibt schon ${oldFolder}. Setzen Sie DATA_DIR auf einen neuen Ordner, oder verschieben Sie diesen.`,
    );
  const facts = await check(folder, settings);
  if (!facts.isOfOwnServer)
    throw new OperatorError(
      'Diese Vollsicherung ist von einem eigenen PostgreSQL-Server. Entpacken Sie sie mit --to in dessen neuen Datenordner.',
    );
  const context = { dataDir, cacheDir: cacheDir(dataDir), say };
  const bin = await programFolder(context, Math.floor(facts.serverVersion / 10_000), account);
  if (!isWithoutSecrets) await bringSecrets(folder, facts, settings);
  // The cluster gets its final name at the end, so that a killed restore leaves nothing that starts, and can be repeated.
  const fresh = `${data}.restored`;
  await rm(fresh, { recursive: true, force: true });
  await extract(folder, fresh, settings);
  const { postgres: password } = await openSecrets(dataDir);
  await adoptCluster({ bin, data: fresh, account, password });
  await rename(fresh, data);
  say(`Wiederhergestellt in ${dataDir}. Weiter mit „npm start“.`);
}

/** @param {string} folder @param {Settings} settings @returns {Promise<Facts>} */
async function check(folder, { backups }) {
  say('Die Vollsicherung wird geprüft …');
  await runOrRefuse(['check', folder], backups);
  return JSON.parse(await readFile(join(folder, 'whole-backup.json'), 'utf8'));
}

/** @param {string} folder @param {string} target @param {Settings} settings */
async function extract(folder, target, { backups }) {
  say('Die Vollsicherung wird entpackt …');
  const account = await serverAccount();
  const owner = account ? ['--owner', `${account.uid}:${account.gid}`] : [];
  await runOrRefuse(['extract', folder, target, ...owner], backups);
}

/**
 * @param {string[]} args
 * @param {Settings['backups']} backups
 * @throws {OperatorError} when the program, which has said why, failed
 */
async function runOrRefuse(args, backups) {
  const code = await runWholeProgram(args, readingEnvironment(backups));
  if (code !== 0) throw new OperatorError('Es wurde nichts wiederhergestellt.');
}

/**
 * Takes the secrets that the data depend on from the backup; otherwise the data folder must have them already.
 * @param {string} folder
 * @param {Facts} facts
 * @param {Settings} settings
 */
async function bringSecrets(folder, { hasSecrets, secrets: needed = '' }, { dataDir, backups }) {
  const { BACKUP_PASSPHRASE: passphrase } = /** @type {NodeJS.ProcessEnv} */ (backups);
  const own = await readKeptSecrets(dataDir);
  if (hasSecrets && passphrase && Object.keys(own).length === 0) {
    const text = await readFile(join(folder, 'secrets.json'), 'utf8');
    await writeKeptSecrets(dataDir, await openSecretsFile(text, passphrase));
  }
  const fingerprints = formatFingerprints(await readKeptSecrets(dataDir)).split(',');
  const missingSecrets = needed.split(',').filter((fingerprint) => fingerprint && !fingerprints.includes(fingerprint));
  if (missingSecrets.length === 0) return;
  const names = missingSecrets.map((fingerprint) => fingerprint.split('=')[0]).join(', ');
  throw new OperatorError(
    `In ${dataDir} fehlen Geheimnisse, von denen die Daten abhängen: ${names}. Holen Sie sie zuerst mit „npm run secrets -- import DATEI“, oder verzichten Sie mit --without-secrets auf sie.`,
  );
}
