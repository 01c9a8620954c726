import { OperatorError } from '../../shared/operator-error.mjs';
import { runningState } from '../state/claim.mjs';
import {
  encryptingSecrets,
  isEncrypting,
  newSecret,
  secretsIn,
  withNewSecret,
} from '../secrets/encrypting-secrets.mjs';
import { formatFingerprints, readKeptSecrets, replaceSecret, writeKeptSecrets } from '../secrets/kept-secrets.mjs';
import { renewedTokenKeys } from '../secrets/token-keys.mjs';
import { serverVariables } from '../settings/settings.mjs';
import { runServiceCommand } from './service-command.mjs';

/** @typedef {import('../secrets/kept-secrets.mjs').KeptSecrets} KeptSecrets */
/** @typedef {Pick<import('../settings/settings.mjs').Settings, 'dataDir' | 'existingServers'>} Place */

/** Secrets that only a running system uses: a new value is set everywhere by the next start. */
const readAtStart = ['internal', 'database-roles', 'redis', 'kafka'];

/** German reasons why other secrets cannot be renewed. */
const refusals = /** @type {Readonly<Record<string, string>>} */ ({
  'log-hash':
    'log-hash wird nicht gewechselt: Von jeder IBAN und Adresse im API-Log bleibt auf Dauer nur, was mit ihm berechnet ist; die Werte selbst sind nach Tagen fort. Mit einem anderen fände keine Suche ältere Zeilen, und gelöschte IBANs würden nicht mehr erkannt.',
  postgres:
    'postgres wird von Hand gewechselt, weil PostgreSQL das Passwort selbst aufbewahrt: docs/SECRETS.md, „With npm start“.',
});

/** The names that `renewSecret` accepts. */
export const renewable = ['token-keys', ...Object.keys(encryptingSecrets), ...readAtStart];

/**
 * @typedef {object} Renewed
 * @property {KeptSecrets} secrets the stored secrets that data depends on
 * @property {string} news German explanation
 */

/**
 * Creates a new secret for the next start. Data encrypted with the previous one stays readable.
 * @param {string} name
 * @param {Place} place
 * @returns {Promise<Renewed>}
 * @throws {OperatorError} when this secret cannot be renewed, or not at the moment
 */
export async function renewSecret(name, { dataDir, existingServers }) {
  if (!renewable.includes(name))
    throw new OperatorError(refusals[name] ?? `${name} gibt es nicht. Gewechselt werden: ${renewable.join(', ')}.`);
  if (readAtStart.includes(name)) return renewReadAtStart(name, { dataDir, existingServers });
  const keptSecrets = await readKeptSecrets(dataDir);
  const value = keptSecrets[/** @type {keyof KeptSecrets} */ (name)];
  if (!value) throw new OperatorError(`Der Datenordner ${dataDir} hat noch keine Geheimnisse.`);
  const secrets = { [name]: isEncrypting(name) ? withNewSecret(name, value) : renewedTokenKeys(value) };
  await writeKeptSecrets(dataDir, secrets);
  const news = isEncrypting(name)
    ? `Das neue Geheimnis verschlüsselt ab dem nächsten Start, das bisherige entschlüsselt weiter. Danach: npm run secrets -- renew ${name} --finish`
    : 'Der neue Schlüssel gilt ab dem nächsten Start. Was der bisherige unterschrieben hat, gilt bis zu seinem Ablauf weiter; der davor gilt nicht mehr.';
  return {
    secrets,
    news: `${news}\nEine Datei, die „export“ vorher geschrieben hat, enthält nur das Bisherige: Schreiben Sie eine neue.`,
  };
}

/**
 * Replaces a secret of `readAtStart`. Refused while a system runs: its parts have the old value, and command lines would use the new one.
 * @param {string} name
 * @param {Place} place
 * @returns {Promise<Renewed>}
 */
async function renewReadAtStart(name, { dataDir, existingServers }) {
  const server = /** @type {keyof typeof existingServers} */ (name);
  // The launcher cannot change the password of a server of the operator.
  if (existingServers[server])
    throw new OperatorError(
      `${serverVariables[server]} nennt einen eigenen Server: Wechseln Sie das Passwort dort und in der Variablen.`,
    );
  if (await runningState(dataDir))
    throw new OperatorError(`Auf diesem Datenordner läuft ein System. Beenden Sie es, bevor Sie ${name} wechseln.`);
  await replaceSecret(dataDir, name, newSecret());
  return { secrets: {}, news: `Das neue Geheimnis von ${name} gilt ab dem nächsten Start.` };
}

/**
 * Makes the service that stores the data re-encrypt it while the system runs, then drops the older secrets. It can be interrupted
 * and repeated at any point.
 * @param {string} name
 * @param {string} dataDir
 * @param {string[]} flags for the service's program
 * @returns {Promise<Renewed | undefined>} undefined: the older ones are still needed, as the service's program has said
 * @throws {OperatorError} when there is nothing to finish, or no system runs with the new secret
 */
export async function finishRenewal(name, dataDir, flags) {
  const storedSecrets = await readKeptSecrets(dataDir);
  const [current = '', ...older] = isEncrypting(name) ? secretsIn(storedSecrets[name] ?? '') : [];
  if (!isEncrypting(name) || older.length === 0) throw new OperatorError(`Es läuft kein Wechsel von ${name}.`);
  const secrets = { [name]: current };
  const state = await runningState(dataDir);
  // A system started earlier still encrypts with the old secret and could not read re-encrypted data.
  if (state && !state.secrets?.split(',').includes(formatFingerprints(secrets)))
    throw new OperatorError(
      'Das System läuft noch mit dem bisherigen Geheimnis. Starten Sie es neu, dann wiederholen Sie dies.',
    );
  if ((await runServiceCommand(encryptingSecrets[name], flags, 're-encrypt.js')) !== 0) return undefined;
  await writeKeptSecrets(dataDir, secrets);
  const news =
    'Der Wechsel ist abgeschlossen; ab dem nächsten Start kennen die Dienste das bisherige Geheimnis nicht mehr.\nEine Kopie der Datenbank von vorher braucht es noch: Behalten Sie die Datei, die „export“ vorher geschrieben hat, so lange wie die Kopie.';
  return { secrets, news };
}
