import { BACKUP_READER } from '@pruefer/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a check came; null in rows from before there were bulk calls. The first row of a bulk call counts as its request, the others as none. */
export class AddChannel1796200000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE logs.requests ADD COLUMN channel text');
    await queryRunner.query(`GRANT SELECT (channel) ON logs.requests TO ${BACKUP_READER}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE logs.requests DROP COLUMN channel');
  }
}
