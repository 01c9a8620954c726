import { dataVersionOf } from '../data-version.js';
import { areRegistryEntries } from './registry-entries.js';

/** A release as it lies in the table or in a backup, by whomever it was written. */
export interface UnprovenRelease {
  readonly version: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  /** SHA-256 of its file, in hex. */
  readonly fingerprint: string;
  readonly entries: unknown;
}

/** It stands in answers: nothing that breaks a line or turns it around. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u;

/**
 * Why nothing may be judged by a release: a row may be damaged, written by hand or come from another version of the product.
 * @returns English, for the log; undefined: it is as the product itself stores it, and `compileRegistry` takes it
 */
export function releaseFault(release: UnprovenRelease): string | undefined {
  const { version, name, validFrom, fingerprint, entries } = release;
  if (version !== dataVersionOf(validFrom, fingerprint)) return 'its version is not made of its day and its file';
  if (!NAME.test(name)) return 'its name may not stand in answers';
  return areRegistryEntries(entries) ? undefined : 'its entries cannot be read';
}
