import type { BankImportState, RegistryChange, RegistryOrigin } from '@pruefer/contracts';
import type { RegistryEntry } from '@pruefer/iban';
import type { Queryable } from '../queryable.js';

/** A release on its way into the table. */
export interface NewRegistryRelease {
  readonly version: string;
  /** German: as answers name it. */
  readonly name: string;
  readonly validFrom: string;
  /** SHA-256 of the file, in hex. */
  readonly fingerprint: string;
  readonly origin: RegistryOrigin;
  readonly entries: readonly RegistryEntry[];
  readonly changes: readonly RegistryChange[];
}

/** A loaded release as staff sees it. */
export interface StoredRegistryRelease extends Pick<NewRegistryRelease, 'version' | 'name' | 'validFrom' | 'origin'> {
  readonly importedAt: Date;
  readonly state: BankImportState;
  /** How many have IBANs in it. */
  readonly countries: number;
  readonly changes: readonly RegistryChange[];
}

/** Nobody loads more of them: there are some three a year. */
const MOST = 200;

/**
 * The statement for the release that holds on a day ($1, in Germany): the newest one whose first day has come and that nobody has withdrawn.
 * No row: the shipped one holds.
 */
export const inForce = (columns: string): string => `
  SELECT ${columns} FROM banks.registry_release
   WHERE valid_from <= $1 AND withdrawn_at IS NULL ORDER BY valid_from DESC, id DESC LIMIT 1`;

/** $1 is the day in Germany. */
const RELEASES = `
  SELECT r.version, r.name, r.valid_from::text AS "validFrom", r.origin, r.imported_at AS "importedAt", r.changes,
         (SELECT count(DISTINCT entry ->> 'country')::int FROM jsonb_array_elements(r.entries) entry) AS countries,
         CASE WHEN r.withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN r.valid_from > $1 THEN 'future'
              WHEN r.id = (${inForce('id')}) THEN 'inForce'
              ELSE 'past' END AS state
    FROM banks.registry_release r`;

const LIST = `${RELEASES} ORDER BY r.imported_at DESC, r.id DESC LIMIT ${MOST}`;
const ONE = `${RELEASES} WHERE r.version = $2`;
/** What was withdrawn comes back as a new one. */
const FORGET_WITHDRAWN = `DELETE FROM banks.registry_release WHERE version = $1 AND withdrawn_at IS NOT NULL`;
const INSERT = `
  INSERT INTO banks.registry_release (version, name, valid_from, fingerprint, origin, entries, changes)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (version) DO NOTHING RETURNING id`;
const WITHDRAW = `UPDATE banks.registry_release SET withdrawn_at = now() WHERE version = $1 AND withdrawn_at IS NULL RETURNING id`;

/** Loaded releases, the newest first. @param today the day in Germany (YYYY-MM-DD) */
export async function listRegistryReleases(database: Queryable, today: string): Promise<StoredRegistryRelease[]> {
  return (await database.query<StoredRegistryRelease>(LIST, [today])).rows;
}

/** One loaded release; undefined: there is none. */
export async function findRegistryRelease(
  database: Queryable,
  version: string,
  today: string,
): Promise<StoredRegistryRelease | undefined> {
  return (await database.query<StoredRegistryRelease>(ONE, [today, version])).rows[0];
}

/** What the release that holds on a day says of all countries; undefined: it is the shipped one. */
export async function registryEntriesOn(
  database: Queryable,
  day: string,
): Promise<readonly RegistryEntry[] | undefined> {
  return (await database.query<{ entries: RegistryEntry[] }>(inForce('entries'), [day])).rows[0]?.entries;
}

/** @returns false: the same file is there already for the same day */
export async function addRegistryRelease(transaction: Queryable, release: NewRegistryRelease): Promise<boolean> {
  const { version, name, validFrom, fingerprint, origin, entries, changes } = release;
  await transaction.query(FORGET_WITHDRAWN, [version]);
  const values = [version, name, validFrom, fingerprint, origin, JSON.stringify(entries), JSON.stringify(changes)];
  return (await transaction.query(INSERT, values)).rows.length > 0;
}

/** The way back: from the commit on the release before it holds again, or the shipped one. @returns false: there is none to withdraw */
export async function withdrawRegistryRelease(transaction: Queryable, version: string): Promise<boolean> {
  return (await transaction.query(WITHDRAW, [version])).rows.length > 0;
}
