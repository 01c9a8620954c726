// @ts-check
import { readFile } from 'node:fs/promises';
import { Refusal } from '../start/base/refusal.mjs';
import { replaceFile } from '../start/base/write-whole.mjs';
import { isEncrypting, newSecret, secretsIn, secretWith } from '../start/secrets/encrypting-secrets.mjs';
import { fingerprintOf } from '../start/secrets/fingerprint.mjs';
import { fingerprintsOf } from '../start/secrets/kept-secrets.mjs';

/** @typedef {import('../start/secrets/encrypting-secrets.mjs').EncryptingName} EncryptingName */

const USAGE = `Aufruf: npm run deploy:secrets -- renew two-factor | webhook [--use KENNUNG | --finish KENNUNG]

  1. ohne mehr      stellt ein neues Geheimnis hinter das bisherige: Es entschlüsselt schon
  2. --use          stellt das mit dieser Kennung nach vorn: Es verschlüsselt
  3. --finish       nimmt das mit dieser Kennung weg, wenn „node dist/reclose.js“ gesagt hat, dass nichts es mehr braucht

Nach jedem Schritt müssen alle Dienste mit der neuen compose.env laufen, bevor der nächste folgt.`;

const variables = { 'two-factor': 'TWO_FACTOR_SECRET', webhook: 'WEBHOOK_SECRET' };

/**
 * One step of a change in compose.env. Several replicas start one after the other, so all of them first learn to decrypt with the new
 * secret before one of them encrypts with it.
 * @param {string} file
 * @param {string[]} words behind `renew`
 * @returns {Promise<string>} German, what is there now
 * @throws {Refusal}
 */
export async function renewInFile(file, words) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} ist nicht lesbar.`);
  });
  const { changed, news } = renewInText(text, words);
  await replaceFile(file, changed);
  return news;
}

/**
 * @param {string} text of an environment file
 * @param {string[]} words behind `renew`
 * @returns {{ changed: string, news: string }}
 * @throws {Refusal}
 */
export function renewInText(text, [name, step, fingerprint, ...others]) {
  if (!isEncrypting(name) || others.length > 0) throw new Refusal(USAGE);
  const line = new RegExp(`^${variables[name]}=(.+)$`, 'm');
  const value = line.exec(text)?.[1];
  if (value === undefined) throw new Refusal(`In der Datei fehlt ${variables[name]}.`);
  const next = nextValue(name, value, step, fingerprint);
  const inForce = fingerprintsOf({ [name]: next });
  const changed = text
    .replace(line, () => `${variables[name]}=${next}`)
    .replace(new RegExp(`\\b${name}=[\\da-f]{16}`), inForce);
  const shown = secretsIn(next).map((secret) => fingerprintOf(name, secret));
  return { changed, news: `${variables[name]}: ${shown.join(', ')}` };
}

/**
 * @param {EncryptingName} name
 * @param {string} value
 * @param {string | undefined} step
 * @param {string | undefined} fingerprint
 */
function nextValue(name, value, step, fingerprint) {
  const secrets = secretsIn(value);
  if (step === undefined) {
    if (secrets.length > 1) throw new Refusal(`Ein Wechsel von ${name} ist noch nicht abgeschlossen.`);
    return [...secrets, newSecret()].join();
  }
  if (fingerprint === undefined || !['--use', '--finish'].includes(step)) throw new Refusal(USAGE);
  const named = secretWith(name, value, fingerprint);
  const rest = secrets.filter((secret) => secret !== named);
  if (step === '--use') return [named, ...rest].join();
  if (named === secrets[0]) throw new Refusal('Mit diesem Geheimnis wird verschlüsselt. Es geht nicht weg.');
  return rest.join();
}
