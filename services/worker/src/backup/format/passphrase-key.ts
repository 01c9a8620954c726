import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from '@pruefer/contracts';
import { MAX_LINE_BYTES, unreadable } from './grammar.js';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const BLOCK_SIZE = 8;
/** log2 of the scrypt cost: each guess of a passphrase takes 2^17 rounds and 128 MiB. */
const COST_BITS = 17;
/** Limits of the scrypt cost that a file may demand; its maximum is the cost of our own files. */
const MIN_COST_BITS = 14;
const MAX_MEMORY_BYTES = 192 * 1_048_576;

const opening = /^-- iban-pruefer encrypted-backup 1 scrypt (\d{2}) ([\da-f]{32})$/;
const begin = '-- iban-pruefer encrypted-backup ';
const keyPattern = /^(.{20,100}) check ([\da-f]{32})$/;

/** The key of one file, and the line from which a reader derives it again. */
export interface FileKey {
  readonly key: Buffer;
  /** The line before its line feed. */
  readonly line: string;
}

/** Whether a first line is that of an encrypted backup, of whatever version. */
export function isEncryptedOpening(line: string): boolean {
  return line.startsWith(begin);
}

/** A new key of a passphrase: no two files have the same. */
export async function newFileKey(passphrase: string): Promise<FileKey> {
  const salt = randomBytes(SALT_BYTES);
  const promise = `${begin}1 scrypt ${COST_BITS} ${salt.toString('hex')}`;
  const { key, check } = await deriveKey(passphrase, salt, COST_BITS, promise);
  return { key, line: `${promise} check ${check.toString('hex')}` };
}

/** The key of a file by its first line. @throws Problem `backup_locked` for another passphrase, `backup_newer`, `backup_unreadable` */
export async function fileKeyOf(line: string, passphrase: string): Promise<FileKey> {
  const [, promise, check] = keyPattern.exec(line.slice(0, MAX_LINE_BYTES)) ?? [];
  const [, bits, salt] = opening.exec(promise ?? '') ?? [];
  if (bits === undefined || salt === undefined || check === undefined || promise === undefined)
    throw /^-- iban-pruefer encrypted-backup ([2-9]|[1-9]\d{1,5}) /.test(line)
      ? new Problem('backup_newer')
      : unreadable();
  const costBits = Number(bits);
  if (costBits < MIN_COST_BITS || costBits > COST_BITS) throw unreadable();
  const derivedKey = await deriveKey(passphrase, Buffer.from(salt, 'hex'), costBits, promise);
  if (!timingSafeEqual(derivedKey.check, Buffer.from(check, 'hex'))) throw new Problem('backup_locked');
  return { key: derivedKey.key, line };
}

async function deriveKey(passphrase: string, salt: Buffer, costBits: number, promise: string) {
  const options = { N: 2 ** costBits, r: BLOCK_SIZE, p: 1, maxmem: MAX_MEMORY_BYTES };
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    // NFC, because keyboards encode some characters in different ways.
    scrypt(passphrase.normalize('NFC'), salt, 2 * KEY_BYTES, options, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
  const check = createHmac('sha256', bytes.subarray(KEY_BYTES)).update(promise).digest().subarray(0, CHECK_BYTES);
  return { key: bytes.subarray(0, KEY_BYTES), check };
}
