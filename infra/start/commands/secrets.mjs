import { readFile, writeFile } from 'node:fs/promises';
import { fileAt } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { runningState } from '../state/claim.mjs';
import { finishRenewal, renewable, renewSecret } from './renew-secrets.mjs';
import { isEncrypting, withOlderSecrets } from '../secrets/encrypting-secrets.mjs';
import { computeFingerprint } from '../secrets/fingerprint.mjs';
import { keptParts, purposes, readKeptSecrets, writeKeptSecrets } from '../secrets/kept-secrets.mjs';
import { readPassphrase } from '../secrets/passphrase.mjs';
import { openSecretsFile, sealSecrets } from '../secrets/secrets-file.mjs';
import { readSettings } from '../settings/settings.mjs';

/** @typedef {import('../secrets/kept-secrets.mjs').KeptSecrets} KeptSecrets */

const FINISH = '--finish';
const USAGE = `Aufruf: npm run secrets -- list | export DATEI | import DATEI [--replace | --beside] | renew NAME [--finish [--despite-unreadable]]

  list      zeigt, welche Geheimnisse dieser Datenordner hat, mit ihren Kennungen
  export    schreibt sie in eine Datei, die nur die Passphrase öffnet
  import    übernimmt sie aus einer solchen Datei; andere, die schon da sind, ersetzt nur --replace.
            --beside stellt die von two-factor und webhook hinter die eigenen: sie entschlüsseln, was aus einer älteren Kopie der Datenbank kommt
  renew     macht ein neues Geheimnis; es gilt ab dem nächsten Start. NAME: ${renewable.join(', ')}
            --finish verschlüsselt bei two-factor und webhook nach dem Start alles neu und nimmt dann das bisherige weg.
            Zeilen, die keines der Geheimnisse öffnet, halten das auf; --despite-unreadable gibt sie verloren

Die Passphrase nennt SECRETS_PASSPHRASE; sonst wird nach ihr gefragt.`;

/**
 * `npm run secrets -- …`: transfers the secrets that data depends on to another installation.
 * @param {string[]} args
 */
export async function main(args) {
  const [word, file, ...flags] = args;
  const { dataDir, existingServers } = readSettings();
  if (word === 'list' && file === undefined) return tell(await readKeptSecrets(dataDir), dataDir);
  if (word === 'export' && file && flags.length === 0) return exportTo(fileAt(file), dataDir);
  if (word === 'import' && file && ['', '--replace', '--beside'].includes(flags.join(' ')))
    return importFrom(fileAt(file), dataDir, flags[0] || undefined);
  if (word === 'renew' && file && ['', FINISH, `${FINISH} --despite-unreadable`].includes(flags.join(' ')))
    return renew(file, { dataDir, existingServers }, flags);
  throw new OperatorError(USAGE);
}

/** @param {string} file @param {string} dataDir */
async function exportTo(file, dataDir) {
  const secrets = await readKeptSecrets(dataDir);
  if (Object.keys(secrets).length === 0) throw new OperatorError(`Der Datenordner ${dataDir} hat keine Geheimnisse.`);
  const sealed = await sealSecrets(secrets, await readPassphrase(true));
  await writeFile(file, sealed, { mode: 0o600, flag: 'wx' }).catch((error) => {
    throw error.code === 'EEXIST' ? new OperatorError(`Es gibt schon eine Datei ${file}.`) : error;
  });
  tell(secrets, file);
}

/** @param {string} file @param {string} dataDir @param {string | undefined} flag */
async function importFrom(file, dataDir, flag) {
  if (await runningState(dataDir))
    throw new OperatorError(
      'Auf diesem Datenordner läuft ein System. Beenden Sie es, bevor Sie Geheimnisse übernehmen.',
    );
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`Die Datei ${file} ist nicht lesbar.`);
  });
  const secrets = await openSecretsFile(text, await readPassphrase(false));
  const keptSecrets = await readKeptSecrets(dataDir);
  const newSecrets = flag === '--beside' ? withOlder(keptSecrets, secrets) : secrets;
  const conflicts = Object.entries(newSecrets).filter(([name, value]) => {
    const keptValue = keptSecrets[/** @type {keyof KeptSecrets} */ (name)];
    return keptValue !== undefined && keptValue !== value;
  });
  if (conflicts.length > 0 && flag === undefined)
    throw new OperatorError(
      `Dieser Datenordner hat andere: ${conflicts.map(([name]) => name).join(', ')}. Mit --replace werden sie ersetzt; was mit ihnen verschlüsselt ist, ist danach nicht mehr lesbar. Mit --beside kommen two-factor und webhook zu den eigenen dazu.`,
    );
  await writeKeptSecrets(dataDir, newSecrets);
  tell(newSecrets, dataDir);
}

/**
 * Adds the secrets of another installation for decryption. Only encrypting secrets can have older ones.
 * @param {KeptSecrets} keptSecrets
 * @param {KeptSecrets} olderSecrets
 * @returns {KeptSecrets}
 */
function withOlder(keptSecrets, olderSecrets) {
  const entries = Object.entries(olderSecrets).filter(([name]) => isEncrypting(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const own = keptSecrets[/** @type {keyof KeptSecrets} */ (name)];
      return [name, own === undefined ? value : withOlderSecrets(own, value)];
    }),
  );
}

/**
 * Begins or finishes the renewal of a secret. Services read it at their start: before that nothing changes, and users stay signed in.
 * @param {string} name
 * @param {Pick<import('../settings/settings.mjs').Settings, 'dataDir' | 'existingServers'>} place
 * @param {string[]} flags
 */
async function renew(name, place, [finish, ...flags]) {
  const renewal = finish ? await finishRenewal(name, place.dataDir, flags) : await renewSecret(name, place);
  if (!renewal) return;
  tell(renewal.secrets, place.dataDir);
  console.log(renewal.news);
}

/** @param {KeptSecrets} secrets @param {string} where */
function tell(secrets, where) {
  console.log(where);
  for (const [name, value] of Object.entries(secrets))
    for (const [index, part] of keptParts(name, value).entries())
      console.log(
        `  ${name.padEnd(12)} ${computeFingerprint(name, part)}  ${purposes[/** @type {keyof KeptSecrets} */ (name)]}${index > 0 ? ', bisheriges' : ''}`,
      );
}
