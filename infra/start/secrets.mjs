// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Refusal } from './base/refusal.mjs';
import { isLauncher } from './claim.mjs';
import { fingerprintOf } from './secrets/fingerprint.mjs';
import { purposes, readKeptSecrets, writeKeptSecrets } from './secrets/kept-secrets.mjs';
import { readPassphrase } from './secrets/passphrase.mjs';
import { renewedTokenKeys } from './secrets/token-keys.mjs';
import { openSecretsFile, sealSecrets } from './secrets/secrets-file.mjs';
import { readSettings } from './settings.mjs';
import { readState } from './state.mjs';

/** @typedef {import('./secrets/kept-secrets.mjs').KeptSecrets} KeptSecrets */

const USAGE = `Aufruf: npm run secrets -- list | export DATEI | import DATEI [--replace] | renew token-keys

  list      zeigt, welche Geheimnisse dieser Datenordner hat, mit ihren Kennungen
  export    schreibt sie in eine Datei, die nur die Passphrase öffnet
  import    übernimmt sie aus einer solchen Datei; andere, die schon da sind, ersetzt nur --replace
  renew     macht einen neuen Schlüssel für die Unterschrift der Anmeldungen; er gilt ab dem nächsten Start

Die Passphrase nennt SECRETS_PASSPHRASE; sonst wird nach ihr gefragt.`;

/**
 * `npm run secrets -- …`: carries what data depends on to another installation.
 * @param {string[]} args
 */
export async function main(args) {
  const [word, file, ...flags] = args;
  const { dataDir } = readSettings();
  if (word === 'list' && file === undefined) return list(dataDir);
  if (word === 'export' && file && flags.length === 0) return exportTo(fileAt(file), dataDir);
  if (word === 'import' && file && flags.every((flag) => flag === '--replace'))
    return importFrom(fileAt(file), dataDir, flags.length > 0);
  if (word === 'renew' && file === 'token-keys' && flags.length === 0) return renewTokenKeys(dataDir);
  throw new Refusal(USAGE);
}

/**
 * npm runs us in the root of the project; files are named from where the operator stands.
 * @param {string} file
 */
function fileAt(file) {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** @param {string} dataDir */
async function list(dataDir) {
  tell(await readKeptSecrets(dataDir), dataDir);
}

/**
 * @param {string} file
 * @param {string} dataDir
 */
async function exportTo(file, dataDir) {
  const secrets = await readKeptSecrets(dataDir);
  if (Object.keys(secrets).length === 0) throw new Refusal(`Der Datenordner ${dataDir} hat keine Geheimnisse.`);
  const sealed = await sealSecrets(secrets, await readPassphrase(true));
  await writeFile(file, sealed, { mode: 0o600, flag: 'wx' }).catch((error) => {
    throw error.code === 'EEXIST' ? new Refusal(`Es gibt schon eine Datei ${file}.`) : error;
  });
  tell(secrets, file);
}

/**
 * @param {string} file
 * @param {string} dataDir
 * @param {boolean} replaces
 */
async function importFrom(file, dataDir, replaces) {
  const state = readState(dataDir);
  if (state && (await isLauncher(state.pid)))
    throw new Refusal('Auf diesem Datenordner läuft ein System. Beenden Sie es, bevor Sie Geheimnisse übernehmen.');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`Die Datei ${file} ist nicht lesbar.`);
  });
  const secrets = await openSecretsFile(text, await readPassphrase(false));
  const kept = await readKeptSecrets(dataDir);
  const others = Object.entries(secrets).filter(([name, value]) => {
    const there = kept[/** @type {keyof KeptSecrets} */ (name)];
    return there !== undefined && there !== value;
  });
  if (others.length > 0 && !replaces)
    throw new Refusal(
      `Dieser Datenordner hat andere: ${others.map(([name]) => name).join(', ')}. Mit --replace werden sie ersetzt; was mit ihnen verschlüsselt ist, ist danach nicht mehr lesbar.`,
    );
  await writeKeptSecrets(dataDir, secrets);
  tell(secrets, dataDir);
}

/**
 * Services read their keys when they start: until then nothing changes, and nobody has to sign in again.
 * @param {string} dataDir
 */
async function renewTokenKeys(dataDir) {
  const { 'token-keys': kept } = await readKeptSecrets(dataDir);
  if (kept === undefined) throw new Refusal(`Der Datenordner ${dataDir} hat noch keine Schlüssel.`);
  const secrets = { 'token-keys': renewedTokenKeys(kept) };
  await writeKeptSecrets(dataDir, secrets);
  tell(secrets, dataDir);
  console.log(
    'Der neue Schlüssel gilt ab dem nächsten Start. Was der bisherige unterschrieben hat, gilt bis zu seinem Ablauf weiter; der davor gilt nicht mehr.',
  );
}

/**
 * @param {KeptSecrets} secrets
 * @param {string} where
 */
function tell(secrets, where) {
  console.log(where);
  for (const [name, value] of Object.entries(secrets))
    console.log(
      `  ${name.padEnd(12)} ${fingerprintOf(name, value)}  ${purposes[/** @type {keyof KeptSecrets} */ (name)]}`,
    );
}
