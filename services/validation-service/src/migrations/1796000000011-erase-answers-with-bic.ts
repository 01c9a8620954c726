import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const eraseAnswersFunction = `
CREATE OR REPLACE FUNCTION validation.erase_answers(fingerprints bytea[], behind bytea, most int) RETURNS bytea
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  last bytea;
BEGIN
  SELECT id INTO last FROM validation.idempotent_check WHERE id > behind ORDER BY id OFFSET most - 1 LIMIT 1;
  UPDATE validation.idempotent_check SET fingerprint = '', answer = '[0,null]'
    WHERE id > behind AND (last IS NULL OR id <= last) AND substring(fingerprint FROM 1 FOR 32) = ANY (fingerprints);
  RETURN last;
END
$$`;

const nameFingerprint = `COMMENT ON COLUMN validation.idempotent_check.fingerprint IS 'Keyed hash of call and IBAN; where a BIC was sent, followed by that of the BIC.'`;

/** A check with a BIC has a longer fingerprint: an erasure only has the IBAN and finds all answers by their first 32 bytes. */
export class EraseAnswersWithBic1796000000011 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [eraseAnswersFunction, nameFingerprint]) await queryRunner.query(sql);
  }
}
