import { readFile, stat } from 'node:fs/promises';
import { fileAt } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { createFile, readLinkTarget, replaceFile } from '../shared/write-whole.mjs';
import {
  isEncrypting,
  newSecret,
  secretsIn,
  secretWith,
  withOlderSecrets,
} from '../start/secrets/encrypting-secrets.mjs';
import { computeFingerprint } from '../start/secrets/fingerprint.mjs';
import { formatFingerprints } from '../start/secrets/kept-secrets.mjs';

/** @typedef {import('../start/secrets/encrypting-secrets.mjs').EncryptingName} EncryptingName */

const USAGE = `Aufruf: npm run deploy:secrets -- renew two-factor | webhook
          [--use KENNUNG | --finish KENNUNG | --beside DATEI]

  1. ohne mehr      stellt ein neues Geheimnis hinter das bisherige: Es entschlüsselt schon
  2. --use          stellt das mit dieser Kennung nach vorn: Es verschlüsselt
  3. --finish       nimmt das mit dieser Kennung weg, sobald „node dist/re-encrypt.js“ im Container keine Zeilen mehr meldet, die es brauchen
     --beside       stellt die Geheimnisse einer früheren compose.env dahinter: Sie entschlüsseln, was aus einer älteren Kopie der Datenbank kommt

Nach jedem Schritt müssen alle Dienste mit der neuen compose.env laufen, bevor der nächste folgt.`;

const variables = { 'two-factor': 'TWO_FACTOR_SECRET', webhook: 'WEBHOOK_SECRET' };

/**
 * One step of a secret's rotation in compose.env. Replicas start one after the other, so all of them first learn to decrypt with the new
 * secret before one of them encrypts with it. Before a secret is removed, a copy of the file is saved: a mistake is not final.
 * @param {string} file
 * @param {string[]} words after `renew`
 * @returns {Promise<string>} German, the new state
 * @throws {OperatorError}
 */
export async function renewInFile(file, words) {
  const [, step, value, ...others] = words;
  const text = await readText(file);
  const earlier = step === '--beside' && value && others.length === 0 ? await readText(fileAt(value)) : undefined;
  const { changed, state } = renewInText(text, words, earlier);
  const copy = step === '--finish' ? await copyBeside(file, text, String(value)) : undefined;
  await replaceFile(file, changed);
  return copy === undefined
    ? state
    : `${state}\nDas weggenommene steht noch in ${copy}. Behalten Sie die Datei, solange es Kopien der Datenbank von vorher gibt.`;
}

/** @param {string} file */
function readText(file) {
  return readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} ist nicht lesbar.`);
  });
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} fingerprint of the removed secret
 * @returns {Promise<string>} the copy, with the same owner and no rights for others
 */
async function copyBeside(file, text, fingerprint) {
  const target = await readLinkTarget(file);
  const copy = `${target}.with-${fingerprint}`;
  await createFile(copy, text, await stat(target));
  return copy;
}

/**
 * @param {string} text of an environment file
 * @param {string[]} words after `renew`
 * @param {string | undefined} [earlier] text of the file after `--beside`
 * @returns {{ changed: string, state: string }} the changed text, and the new state in German
 * @throws {OperatorError} for wrong words, or a step that is not possible now
 */
export function renewInText(text, [name, ...words], earlier) {
  if (!isEncrypting(name)) throw new OperatorError(USAGE);
  const value = valueIn(text, name);
  const next = earlier === undefined ? nextValue(name, value, words) : withOlderSecrets(value, valueIn(earlier, name));
  const changed = text
    .replace(buildLinePattern(name), () => `${variables[name]}=${next}`)
    .replace(new RegExp(`\\b${name}=[\\da-f]{16}`), formatFingerprints({ [name]: next }));
  const shown = secretsIn(next).map((secret) => computeFingerprint(name, secret));
  return { changed, state: `${variables[name]}: ${shown.join(', ')}` };
}

/** @param {EncryptingName} name */
function buildLinePattern(name) {
  return new RegExp(`^${variables[name]}=(.+)$`, 'm');
}

/**
 * @param {string} text
 * @param {EncryptingName} name
 * @throws {OperatorError}
 */
function valueIn(text, name) {
  const value = buildLinePattern(name).exec(text)?.[1];
  if (value === undefined) throw new OperatorError(`In der Datei fehlt ${variables[name]}.`);
  return value;
}

/**
 * @param {EncryptingName} name
 * @param {string} value
 * @param {string[]} words after the name
 */
function nextValue(name, value, [step, fingerprint, ...others]) {
  const secrets = secretsIn(value);
  if (step === undefined) {
    if (secrets.length > 1) throw new OperatorError(`Ein Wechsel von ${name} ist noch nicht abgeschlossen.`);
    return [...secrets, newSecret()].join();
  }
  const isUse = step === '--use';
  if (fingerprint === undefined || others.length > 0 || !(isUse || step === '--finish')) throw new OperatorError(USAGE);
  const named = secretWith(name, value, fingerprint);
  const rest = secrets.filter((secret) => secret !== named);
  if (isUse) return [named, ...rest].join();
  if (named === secrets[0]) throw new OperatorError('Mit diesem Geheimnis wird verschlüsselt. Es geht nicht weg.');
  return rest.join();
}
