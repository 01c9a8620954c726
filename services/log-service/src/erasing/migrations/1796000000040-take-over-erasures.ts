import { RESTORE_WRITER } from '@pruefer/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const rights = 'SELECT (id), INSERT (id, iban_hash, at, erased_until, erased_by, reason, rows)';

/** A restore adds the erasures that its file knows, and moves the line by which consumers know that there are some (docs/adr/0050). */
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
