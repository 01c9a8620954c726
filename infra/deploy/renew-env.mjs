// @ts-check
import { readFile, stat } from 'node:fs/promises';
import { fileAt } from '../start/base/folders.mjs';
import { Refusal } from '../start/base/refusal.mjs';
import { createFile, placeOf, replaceFile } from '../start/base/write-whole.mjs';
import {
  encryptingSecrets,
  isEncrypting,
  newSecret,
  secretsIn,
  secretWith,
  withOlderSecrets,
} from '../start/secrets/encrypting-secrets.mjs';
import { fingerprintOf, timeOfProof } from '../start/secrets/fingerprint.mjs';
import { fingerprintsOf } from '../start/secrets/kept-secrets.mjs';

/** @typedef {import('../start/secrets/encrypting-secrets.mjs').EncryptingName} EncryptingName */

const USAGE = `Aufruf: npm run deploy:secrets -- renew two-factor | webhook
          [--use KENNUNG | --finish KENNUNG --proof NACHWEIS | --beside DATEI]

  1. ohne mehr      stellt ein neues Geheimnis hinter das bisherige: Es entschlüsselt schon
  2. --use          stellt das mit dieser Kennung nach vorn: Es verschlüsselt
  3. --finish       nimmt das mit dieser Kennung weg. Den Nachweis, dass nichts es mehr braucht, gibt „node dist/reclose.js“ im Container aus;
                    er gilt 24 Stunden
     --beside       stellt die Geheimnisse einer früheren compose.env dahinter: Sie entschlüsseln, was aus einer älteren Kopie der Datenbank kommt

Nach jedem Schritt müssen alle Dienste mit der neuen compose.env laufen, bevor der nächste folgt.`;

/** The proof must be recent: a step back or a restored copy of the database makes it wrong. */
const PROOF_HOLDS_MS = 24 * 3_600_000;

const variables = { 'two-factor': 'TWO_FACTOR_SECRET', webhook: 'WEBHOOK_SECRET' };

/**
 * One step of a secret's rotation in compose.env. Replicas start one after the other, so all of them first learn to decrypt with the new
 * secret before one of them encrypts with it. Before a secret is removed, a copy of the file is saved: a mistake is not final.
 * @param {string} file
 * @param {string[]} words after `renew`
 * @param {Date} [now]
 * @returns {Promise<string>} German, the new state
 * @throws {Refusal}
 */
export async function renewInFile(file, words, now = new Date()) {
  const [, step, value, ...others] = words;
  const text = await textOf(file);
  const earlier = step === '--beside' && value && others.length === 0 ? await textOf(fileAt(value)) : undefined;
  const { changed, news } = renewInText(text, words, { earlier, now });
  const copy = step === '--finish' ? await copyBeside(file, text, String(value)) : undefined;
  await replaceFile(file, changed);
  return copy === undefined
    ? news
    : `${news}\nDas weggenommene steht noch in ${copy}. Behalten Sie die Datei, solange es Kopien der Datenbank von vorher gibt.`;
}

/** @param {string} file */
function textOf(file) {
  return readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} ist nicht lesbar.`);
  });
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} fingerprint of the removed secret
 * @returns {Promise<string>} the copy, with the same owner and no rights for others
 */
async function copyBeside(file, text, fingerprint) {
  const place = await placeOf(file);
  const copy = `${place}.with-${fingerprint}`;
  await createFile(copy, text, await stat(place));
  return copy;
}

/**
 * @param {string} text of an environment file
 * @param {string[]} words after `renew`
 * @param {{ earlier?: string | undefined, now?: Date }} [options] `earlier`: text of the file after `--beside`
 * @returns {{ changed: string, news: string }}
 * @throws {Refusal}
 */
export function renewInText(text, [name, ...words], { earlier, now = new Date() } = {}) {
  if (!isEncrypting(name)) throw new Refusal(USAGE);
  const value = valueIn(text, name);
  const next =
    earlier === undefined ? nextValue(name, value, { words, now }) : withOlderSecrets(value, valueIn(earlier, name));
  const changed = text
    .replace(lineOf(name), () => `${variables[name]}=${next}`)
    .replace(new RegExp(`\\b${name}=[\\da-f]{16}`), fingerprintsOf({ [name]: next }));
  const shown = secretsIn(next).map((secret) => fingerprintOf(name, secret));
  return { changed, news: `${variables[name]}: ${shown.join(', ')}` };
}

/** @param {EncryptingName} name */
function lineOf(name) {
  return new RegExp(`^${variables[name]}=(.+)$`, 'm');
}

/**
 * @param {string} text
 * @param {EncryptingName} name
 * @throws {Refusal}
 */
function valueIn(text, name) {
  const value = lineOf(name).exec(text)?.[1];
  if (value === undefined) throw new Refusal(`In der Datei fehlt ${variables[name]}.`);
  return value;
}

/**
 * @param {EncryptingName} name
 * @param {string} value
 * @param {{ words: string[], now: Date }} asked the words after the name
 */
function nextValue(name, value, { words: [step, fingerprint, option, proof, ...others], now }) {
  const secrets = secretsIn(value);
  if (step === undefined) {
    if (secrets.length > 1) throw new Refusal(`Ein Wechsel von ${name} ist noch nicht abgeschlossen.`);
    return [...secrets, newSecret()].join();
  }
  const isUse = step === '--use' && option === undefined;
  const isFinish = step === '--finish' && (option === undefined || option === '--proof') && others.length === 0;
  if (fingerprint === undefined || !(isUse || isFinish)) throw new Refusal(USAGE);
  const named = secretWith(name, value, fingerprint);
  const rest = secrets.filter((secret) => secret !== named);
  if (isUse) return [named, ...rest].join();
  if (named === secrets[0]) throw new Refusal('Mit diesem Geheimnis wird verschlüsselt. Es geht nicht weg.');
  requireProof(proof, { name, current: secrets[0] ?? '', older: named }, now);
  return rest.join();
}

/**
 * @param {string | undefined} proof
 * @param {{ name: EncryptingName, current: string, older: string }} change
 * @param {Date} now
 * @throws {Refusal}
 */
function requireProof(proof, change, now) {
  const at = timeOfProof(proof ?? '', change);
  if (at && Math.abs(now.getTime() - at.getTime()) <= PROOF_HOLDS_MS) return;
  const wrong = at
    ? `Der Nachweis ist vom ${at.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' })} Uhr und gilt nur 24 Stunden. Es braucht einen neuen`
    : `${proof === undefined ? 'Es fehlt der Nachweis' : 'Das ist nicht der Nachweis'}, dass nichts dieses Geheimnis mehr braucht`;
  const { service } = encryptingSecrets[change.name];
  throw new Refusal(
    `${wrong}. Ihn gibt „node dist/reclose.js“ aus, im Container ${service}, der mit dieser Datei läuft. Angabe: --proof NACHWEIS`,
  );
}
