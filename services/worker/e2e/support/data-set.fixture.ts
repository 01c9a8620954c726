import { finished } from 'node:stream/promises';
import {
  type BankFileRecord,
  COPY_STAGED,
  createStaging,
  importDataSets,
  type NewDataSet,
  stagedLine,
} from '@pruefer/banks';
import { createPool } from '@pruefer/platform';
import { suiteFixture, testDatabase } from '@pruefer/testkit';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A suite's tables of bank data, with connections of the service that fills them and of one that reads them. */
export const bankTables = () =>
  suiteFixture(
    async () => {
      const database = await testDatabase('worker');
      const poolFor = (schema: 'banks' | 'validation') =>
        createPool({ DATABASE_URL: database.url(schema, 'service') }, { applicationName: 'e2e', max: 2 });
      return { database, asWorker: poolFor('banks'), asReader: poolFor('validation') };
    },
    async ({ database, asWorker, asReader }) => {
      await Promise.all([asWorker.end(), asReader.end()]);
      await database.drop();
    },
  );

/** Commerzbank Köln. */
export const bankRecord: BankFileRecord = {
  bankCode: '37040044',
  isHolder: true,
  name: 'Commerzbank',
  postalCode: '50447',
  place: 'Köln',
  shortName: 'Commerzbank Köln',
  pan: null,
  bic: null,
  method: '13',
  recordNumber: '006143',
  change: 'U',
  deletionPlanned: false,
  successor: null,
};

/** A data set with its banks. */
export interface GivenDataSet extends NewDataSet {
  readonly banks: readonly BankFileRecord[];
}

/** A data set that holds from a day on; German with one bank by default. */
export function createDataSet(
  validFrom: string,
  version: string,
  banks: readonly BankFileRecord[] = [bankRecord],
  country = 'DE',
): GivenDataSet {
  const file = { source: 'Verlag', validFrom, validUntil: null, fingerprint: '0'.repeat(64), records: banks.length };
  return { version, country, authority: 'register', ...file, origin: 'command-line', errors: 0, errorLines: [], banks };
}

/** Stores data sets in one transaction. @returns how many were new */
export async function storeDataSets(pool: Pool, dataSets: readonly GivenDataSet[]): Promise<number> {
  const client = await pool.connect();
  let storedCount = 0;
  try {
    await client.query('BEGIN');
    for (const dataSet of dataSets) {
      await createStaging(client);
      const copy = client.query(copyFrom(COPY_STAGED));
      copy.end(dataSet.banks.map((bank) => stagedLine(dataSet.country, bank)).join(''));
      await finished(copy);
      storedCount += await importDataSets(client, [dataSet]);
    }
    await client.query('COMMIT');
    return storedCount;
  } finally {
    client.release(true);
  }
}
