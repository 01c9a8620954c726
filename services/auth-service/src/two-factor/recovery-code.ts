import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@pruefer/contracts';

/** Omits characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten codes of 80 random bits, in groups for people. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () => randomText(GROUP_LENGTH)).join('-'),
  );
}

/** The stored form of a code: too long to be guessed from its hash. Blanks, dashes and case are ignored. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest();
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
