import { RESTORE_WRITER } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const rights = 'SELECT (id), INSERT (id, iban_hash, at, erased_until, erased_by, reason, rows)';

/** Lets a restore add the erasures of its file and update the time of the last erasure for consumers (docs/adr/0050). */
export class TakeOverErasures1796000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`GRANT ${rights} ON logs.erased TO ${RESTORE_WRITER};
      GRANT UPDATE (erased_until) ON logs.cleanup TO ${RESTORE_WRITER}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE ${rights} ON logs.erased FROM ${RESTORE_WRITER};
      REVOKE UPDATE (erased_until) ON logs.cleanup FROM ${RESTORE_WRITER}`);
  }
}
