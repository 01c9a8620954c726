import { formatDataVersion } from '../data-version.js';
import { areRegistryEntries } from './registry-entries.js';

/** A release from the table or a backup, not yet validated. */
export interface UnvalidatedRelease {
  readonly version: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  /** SHA-256 of its file, in hex. */
  readonly fingerprint: string;
  readonly entries: unknown;
}

/** Used in answers: without line breaks and direction marks. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u;

/**
 * Reason why a release cannot be used: a row may be damaged, edited by hand or from another version of the product.
 * @returns English, for the log; undefined: valid, and `compileRegistry` accepts it
 */
export function releaseError(release: UnvalidatedRelease): string | undefined {
  const { version, name, validFrom, fingerprint, entries } = release;
  if (version !== formatDataVersion(validFrom, fingerprint)) return 'its version is not made of its day and its file';
  if (!NAME.test(name)) return 'its name may not stand in answers';
  return areRegistryEntries(entries) ? undefined : 'its entries cannot be read';
}
