import type { QueryClient } from '../query-client.js';

interface FetchedDataSet {
  readonly version: string;
  readonly etag: string;
  readonly isWithdrawn: boolean;
}

const FETCHED = `
  SELECT version, etag, withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM banks.data_set
   WHERE country = $1 AND address = $2 AND etag IS NOT NULL
   ORDER BY id DESC
   LIMIT 1`;

const REMEMBER = `UPDATE banks.data_set SET address = $3, etag = $4 WHERE country = $1 AND version = $2`;

const NEWEST = `
  SELECT max(valid_from)::text AS any, (max(valid_from) FILTER (WHERE withdrawn_at IS NULL))::text AS usable
    FROM banks.data_set WHERE country = $1`;

/** Finds the last data set of a country that was fetched from a URL; undefined: none with an ETag. */
export async function fetchedFrom(
  database: QueryClient,
  country: string,
  url: string,
): Promise<FetchedDataSet | undefined> {
  return (await database.query<FetchedDataSet>(FETCHED, [country, url])).rows[0];
}

/** Stores URL and ETag of a data set, so that an unchanged file is not fetched again. */
export async function rememberUrl(
  database: QueryClient,
  country: string,
  version: string,
  { url, etag }: { readonly url: string; readonly etag: string | undefined },
): Promise<void> {
  await database.query(REMEMBER, [country, version, url, etag ?? null]);
}

/** First days of the newest data sets of a country (YYYY-MM-DD); null: there is none. */
export interface NewestDays {
  /** Including withdrawn ones. */
  readonly any: string | null;
  readonly usable: string | null;
}

/** Reads the latest first days of a country's stored data sets. */
export async function newestDays(database: QueryClient, country: string): Promise<NewestDays> {
  return (await database.query<NewestDays>(NEWEST, [country])).rows[0]!;
}
