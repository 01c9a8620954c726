// @ts-check
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from '../base/refusal.mjs';

const LEAST_CHARACTERS = 12;

/**
 * The passphrase of a file of secrets: from SECRETS_PASSPHRASE, else asked for without showing it.
 * @param {boolean} isNew a new one is asked for twice
 * @returns {Promise<string>}
 * @throws {Refusal} when nobody can be asked, or it is too short
 */
export async function readPassphrase(isNew) {
  const given = process.env['SECRETS_PASSPHRASE'] || (await asked('Passphrase: '));
  if (given.length < LEAST_CHARACTERS)
    throw new Refusal(`Die Passphrase muss aus mindestens ${LEAST_CHARACTERS} Zeichen bestehen.`);
  if (isNew && !process.env['SECRETS_PASSPHRASE'] && given !== (await asked('Passphrase wiederholen: ')))
    throw new Refusal('Die beiden Eingaben sind nicht gleich.');
  return given;
}

/** @param {string} question */
async function asked(question) {
  if (!process.stdin.isTTY)
    throw new Refusal('SECRETS_PASSPHRASE muss die Passphrase nennen: Hier kann niemand gefragt werden.');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    process.stderr.write(question);
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
