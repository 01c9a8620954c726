import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../../shared/operator-error.mjs';

const MIN_CHARACTERS = 12;

/**
 * Reads the passphrase of a file of secrets from SECRETS_PASSPHRASE, or from a hidden prompt.
 * @param {boolean} isNew a new one is asked for twice
 * @returns {Promise<string>}
 * @throws {OperatorError} without a terminal, or for a short passphrase
 */
export async function readPassphrase(isNew) {
  const passphrase = process.env['SECRETS_PASSPHRASE'] || (await prompt('Passphrase: '));
  if (passphrase.length < MIN_CHARACTERS)
    throw new OperatorError(`Die Passphrase muss aus mindestens ${MIN_CHARACTERS} Zeichen bestehen.`);
  if (isNew && !process.env['SECRETS_PASSPHRASE'] && passphrase !== (await prompt('Passphrase wiederholen: ')))
    throw new OperatorError('Die beiden Eingaben sind nicht gleich.');
  return passphrase;
}

/** @param {string} question */
async function prompt(question) {
  if (!process.stdin.isTTY)
    throw new OperatorError('SECRETS_PASSPHRASE muss die Passphrase nennen: Hier kann niemand gefragt werden.');
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
