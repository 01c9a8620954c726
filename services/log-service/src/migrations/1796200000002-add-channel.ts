import { BACKUP_READER, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Channel of a check; null in rows from before bulk calls. The first row of a bulk call counts as one request, the others as 0. */
export class AddChannel1796200000002 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE logs.requests ADD COLUMN channel text');
    await queryRunner.query(`GRANT SELECT (channel) ON logs.requests TO ${BACKUP_READER}`);
  }
}
