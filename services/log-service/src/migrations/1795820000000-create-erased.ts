import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/**
 * Column statistics of PostgreSQL contain copies of values. No query plan needs them here; those of partitions are recreated by every
 * erasure, but those of the parent tables would remain. Setting the column type again drops them.
 */
const forgetStatistics = `
  ALTER TABLE logs.dead_letters ALTER payload TYPE bytea, ALTER payload SET STATISTICS 0;
  ALTER TABLE ONLY logs.requests ALTER iban_masked SET STATISTICS 0, ALTER iban_hash SET STATISTICS 0,
    ALTER bank_details SET STATISTICS 0, ALTER error_message SET STATISTICS 0, ALTER request_id SET STATISTICS 0;
  ALTER TABLE ONLY logs.request_details ALTER iban SET STATISTICS 0, ALTER address SET STATISTICS 0`;

/**
 * Keyed hashes of erased IBANs, so that no later event or backup brings one back (docs/adr/0052). `logs.cleanup` holds the time of the last
 * erasure, by which consumers know without another query which rows may be affected.
 */
export class CreateErased1795820000000 extends ForwardMigration {
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
    await runner.query(forgetStatistics);
  }
}
