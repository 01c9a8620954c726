import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param beginning SQL for the part of the stored fingerprint derived from endpoint and IBAN */
const eraseAnswersFunction = (beginning: string) => `
CREATE OR REPLACE FUNCTION validation.erase_answers(fingerprints bytea[], behind bytea, most int) RETURNS bytea
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  last bytea;
BEGIN
  SELECT id INTO last FROM validation.idempotent_check WHERE id > behind ORDER BY id OFFSET most - 1 LIMIT 1;
  UPDATE validation.idempotent_check SET fingerprint = '', answer = '[0,null]'
    WHERE id > behind AND (last IS NULL OR id <= last) AND ${beginning} = ANY (fingerprints);
  RETURN last;
END
$$`;

const nameFingerprint = (meaning: string) =>
  `COMMENT ON COLUMN validation.idempotent_check.fingerprint IS '${meaning}'`;

/** A check with a BIC has a longer fingerprint: an erasure only has the IBAN and finds all answers by their first 32 bytes. */
export class EraseAnswersWithBic1796000000011 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(eraseAnswersFunction('substring(fingerprint FROM 1 FOR 32)'));
    await queryRunner.query(
      nameFingerprint('Keyed hash of call and IBAN; where a BIC was sent, followed by that of the BIC.'),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(eraseAnswersFunction('fingerprint'));
    await queryRunner.query(nameFingerprint('Keyed hash of call and IBAN.'));
  }
}
