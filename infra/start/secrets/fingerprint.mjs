// @ts-check
import { createHash, createHmac } from 'node:crypto';

/**
 * Identifies a random secret without revealing it.
 * @param {string} name
 * @param {string} value
 */
export function fingerprintOf(name, value) {
  return createHash('sha256').update(`fingerprint of ${name}\n${value}`).digest('hex').slice(0, 16);
}

/**
 * The output of the re-encryption program when an older secret is unused. Only the owner of the current secret can create it; it
 * reveals neither and contains the time.
 * @param {{ name: string, current: string, older: string }} change
 * @param {Date} at
 * @returns {string} the minute in UTC and 16 hexadecimal digits
 */
export function proofOfDisuse({ name, current, older }, at) {
  const minute = at.toISOString().slice(0, 16);
  const sentence = `nothing needs ${fingerprintOf(name, older)} of ${name} at ${minute}`;
  const code = createHmac('sha256', current).update(sentence).digest('hex').slice(0, 16);
  return `${minute.replace(/\D/g, '')}-${code}`;
}

/**
 * @param {string} proof
 * @param {{ name: string, current: string, older: string }} change
 * @returns {Date | undefined} when it was made; undefined: it is none of this change
 */
export function timeOfProof(proof, change) {
  const at = new Date(proof.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)-.*$/, '$1-$2-$3T$4:$5Z'));
  return Number.isNaN(at.getTime()) || proof !== proofOfDisuse(change, at) ? undefined : at;
}
