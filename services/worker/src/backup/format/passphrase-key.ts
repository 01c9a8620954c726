import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Problem } from '@pruefer/contracts';
import { MAX_LINE_BYTES, unreadable } from './grammar.js';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const BLOCK_SIZE = 8;
/** log2 of the scrypt cost: each guess of a passphrase takes 2^17 rounds and 128 MiB. */
const COST_BITS = 17;
/** Lowest cost that a file may demand; the highest is that of our own files. */
const MIN_COST_BITS = 14;
const MAX_MEMORY_BYTES = 192 * 1_048_576;

const openingPattern = /^-- iban-pruefer encrypted-backup 1 scrypt (\d{2}) ([\da-f]{32})$/;
const OPENING_PREFIX = '-- iban-pruefer encrypted-backup ';
const firstLinePattern = /^(.{20,100}) check ([\da-f]{32})$/;

/** The key of one file, and the line from which a reader derives it again. */
export interface FileKey {
  readonly key: Buffer;
  /** The line before its line feed. */
  readonly line: string;
}

/** Whether a first line is that of an encrypted backup, of whatever version. */
export function isEncryptedOpening(line: string): boolean {
  return line.startsWith(OPENING_PREFIX);
}

/** A new key of a passphrase: no two files have the same. */
export async function newFileKey(passphrase: string): Promise<FileKey> {
  const salt = randomBytes(SALT_BYTES);
  const openingText = `${OPENING_PREFIX}1 scrypt ${COST_BITS} ${salt.toString('hex')}`;
  const { key, check } = await deriveKey(passphrase, salt, COST_BITS, openingText);
  return { key, line: `${openingText} check ${check.toString('hex')}` };
}

/** The key of a file by its first line. @throws Problem `backup_locked` for another passphrase, `backup_newer`, `backup_unreadable` */
export async function computeFileKey(line: string, passphrase: string): Promise<FileKey> {
  const [, openingText, check] = firstLinePattern.exec(line.slice(0, MAX_LINE_BYTES)) ?? [];
  const [, bits, salt] = openingPattern.exec(openingText ?? '') ?? [];
  if (bits === undefined || salt === undefined || check === undefined || openingText === undefined)
    throw /^-- iban-pruefer encrypted-backup ([2-9]|[1-9]\d{1,5}) /.test(line)
      ? new Problem('backup_newer')
      : unreadable();
  const costBits = Number(bits);
  if (costBits < MIN_COST_BITS || costBits > COST_BITS) throw unreadable();
  const derivedKey = await deriveKey(passphrase, Buffer.from(salt, 'hex'), costBits, openingText);
  if (!timingSafeEqual(derivedKey.check, Buffer.from(check, 'hex'))) throw new Problem('backup_locked');
  return { key: derivedKey.key, line };
}

async function deriveKey(passphrase: string, salt: Buffer, costBits: number, openingText: string) {
  const options = { N: 2 ** costBits, r: BLOCK_SIZE, p: 1, maxmem: MAX_MEMORY_BYTES };
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    // NFC, because keyboards encode some characters in different ways.
    scrypt(passphrase.normalize('NFC'), salt, 2 * KEY_BYTES, options, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
  const check = createHmac('sha256', bytes.subarray(KEY_BYTES)).update(openingText).digest().subarray(0, CHECK_BYTES);
  return { key: bytes.subarray(0, KEY_BYTES), check };
}
