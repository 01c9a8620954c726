import type { TestDatabase } from '@pruefer/testkit';

/** A bank directory of one German bank: without one nothing is checked, and loading the shipped one takes seconds. */
export async function addOneBank(database: TestDatabase): Promise<void> {
  await database.sql(
    `WITH file AS (
       INSERT INTO banks.data_set (version, country, source, valid_from, fingerprint, records)
       VALUES ('2020-01-01-1a2b3c4d', 'DE', 'Deutsche Bundesbank', '2020-01-01', repeat('0', 64), 1) RETURNING id)
     INSERT INTO banks.bank (data_set_id, bank_code, record_number, is_holder, name, postal_code, place, short_name,
                             bic, method, change, deletion_planned)
     SELECT id, '37040044', '1', true, 'Commerzbank', '50447', 'Köln', 'Commerzbank', 'COBADEFFXXX', '13', 'U', false
     FROM file`,
  );
}
