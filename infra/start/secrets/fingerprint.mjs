// @ts-check
import { createHash, createHmac } from 'node:crypto';

/**
 * Tells a secret apart from others, and nothing of it: all of them are random.
 * @param {string} name
 * @param {string} value
 */
export function fingerprintOf(name, value) {
  return createHash('sha256').update(`fingerprint of ${name}\n${value}`).digest('hex').slice(0, 16);
}

/**
 * What the program that encrypts everything anew prints when nothing needs an older secret any more: nobody without the current one can make it, and
 * it shows nothing of either.
 * @param {string} name
 * @param {string} current
 * @param {string} older
 */
export function proofOfDisuse(name, current, older) {
  const sentence = `nothing needs ${fingerprintOf(name, older)} of ${name}`;
  return createHmac('sha256', current).update(sentence).digest('hex').slice(0, 16);
}
