import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Erased IBANs, by their keyed hash: needed so that none comes back with an event that is read later, or from a backup (docs/adr/0052).
 * `logs.cleanup` tells consumers without another question whether a row is old enough to be one of them.
 */
export class CreateErased1795820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logs.erased (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        iban_hash bytea NOT NULL,
        at timestamptz NOT NULL,
        erased_until timestamptz NOT NULL,
        erased_by text NOT NULL,
        reason text,
        rows bigint NOT NULL DEFAULT 0,
        completed_at timestamptz
      );
      CREATE INDEX erased_by_hash ON logs.erased (iban_hash);
      CREATE INDEX erased_by_time ON logs.erased (at);
      CREATE INDEX erased_unfinished ON logs.erased (at) WHERE completed_at IS NULL;
      REVOKE DELETE, TRUNCATE ON logs.erased FROM logs_service;
      COMMENT ON COLUMN logs.erased.erased_until IS 'Requests received before are kept without what tells of the IBAN.';
      ALTER TABLE logs.cleanup ADD erased_until timestamptz NOT NULL DEFAULT '-infinity';
      COMMENT ON COLUMN logs.cleanup.erased_until IS 'The latest of logs.erased.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE logs.erased; ALTER TABLE logs.cleanup DROP erased_until');
  }
}
