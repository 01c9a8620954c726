import type { RegistryChange, RegistryImportMethod } from '@pruefer/contracts';
import type { RegistryEntry } from '@pruefer/iban';
import type { QueryClient } from '../query-client.js';
import { releaseError, type UnvalidatedRelease } from './release-error.js';
import { type ReleaseInTime, releaseTime, type ReleaseTime } from './release-times.js';

interface NewRegistryRelease {
  readonly version: string;
  /** German name, used in answers. */
  readonly name: string;
  readonly validFrom: string;
  /** SHA-256 of the file, in hex. */
  readonly fingerprint: string;
  readonly origin: RegistryImportMethod;
  readonly entries: readonly RegistryEntry[];
  readonly changes: readonly RegistryChange[];
}

export interface StoredRegistryRelease
  extends Pick<NewRegistryRelease, 'version' | 'name' | 'validFrom' | 'origin'>, ReleaseTime {
  readonly importedAt: Date;
  /** Number of countries with IBANs; 0: unreadable. */
  readonly countries: number;
  readonly changes: readonly RegistryChange[];
}

/** Far more than are loaded; there are about three a year. */
const MAX_RELEASES = 200;

const ALL = `
  SELECT id, version, name, valid_from::text AS "validFrom", fingerprint, origin, imported_at AS "importedAt", changes, entries,
         withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM banks.registry_release ORDER BY imported_at DESC, id DESC LIMIT ${MAX_RELEASES}`;
/** A withdrawn release is loaded again as a new row. */
const DELETE_WITHDRAWN = `DELETE FROM banks.registry_release WHERE version = $1 AND withdrawn_at IS NOT NULL`;
const INSERT = `
  INSERT INTO banks.registry_release (version, name, valid_from, fingerprint, origin, entries, changes)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (version) DO NOTHING RETURNING id`;
const WITHDRAW = `UPDATE banks.registry_release SET withdrawn_at = now() WHERE version = $1 AND withdrawn_at IS NULL RETURNING id`;

/** Loaded releases, newest first. @param today day in Germany (YYYY-MM-DD) */
export async function selectRegistryReleases(database: QueryClient, today: string): Promise<StoredRegistryRelease[]> {
  const rows = (await database.query<Row>(ALL)).rows.map((row) => ({
    ...row,
    isUnreadable: releaseError(row) !== undefined,
  }));
  return rows.map((row) => storedRelease(row, releaseTime(row, rows, today)));
}

/** One loaded release; undefined: not found. */
export async function findRegistryRelease(
  database: QueryClient,
  version: string,
  today: string,
): Promise<StoredRegistryRelease | undefined> {
  return (await selectRegistryReleases(database, today)).find((release) => release.version === version);
}

/** @returns false: the same file is already loaded for the same day */
export async function addRegistryRelease(transaction: QueryClient, release: NewRegistryRelease): Promise<boolean> {
  const { version, name, validFrom, fingerprint, origin, entries, changes } = release;
  await deleteWithdrawnRelease(transaction, version);
  const values = [version, name, validFrom, fingerprint, origin, JSON.stringify(entries), JSON.stringify(changes)];
  return (await transaction.query(INSERT, values)).rows.length > 0;
}

/** Deletes a release that was withdrawn before, so that it can be loaded again. */
export async function deleteWithdrawnRelease(transaction: QueryClient, version: string): Promise<void> {
  await transaction.query(DELETE_WITHDRAWN, [version]);
}

/** Withdraws a release: its predecessor, or the shipped one, is in force from the commit on. @returns false: not found */
export async function markReleaseWithdrawn(transaction: QueryClient, version: string): Promise<boolean> {
  return (await transaction.query(WITHDRAW, [version])).rows.length > 0;
}

type Row = UnvalidatedRelease &
  Pick<NewRegistryRelease, 'origin' | 'changes'> &
  Pick<ReleaseInTime, 'id' | 'isWithdrawn'> & { readonly importedAt: Date };

/** An unreadable release shows no details. */
function storedRelease(row: Row & ReleaseInTime, time: ReleaseTime): StoredRegistryRelease {
  const { version, name, validFrom, origin, importedAt, isUnreadable } = row;
  const entries = isUnreadable ? [] : (row.entries as readonly RegistryEntry[]);
  const countries = new Set(entries.map(({ country }) => country)).size;
  return { version, name, validFrom, origin, importedAt, countries, changes: isUnreadable ? [] : row.changes, ...time };
}
