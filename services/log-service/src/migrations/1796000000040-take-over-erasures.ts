import { ForwardMigration, RESTORE_WRITER } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Lets a restore add the erasures of its file and update the time of the last erasure for consumers (docs/adr/0050). */
export class TakeOverErasures1796000000040 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`GRANT SELECT (id), INSERT (id, iban_hash, at, erased_until, erased_by, reason, rows) ON logs.erased TO ${RESTORE_WRITER};
      GRANT UPDATE (erased_until) ON logs.cleanup TO ${RESTORE_WRITER}`);
  }
}
