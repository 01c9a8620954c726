import { BACKUP_READER } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deliveryFunctionsWithJobs } from './file-job.functions.js';
import { takeDeliveryWithLanguage } from './language.functions.js';

const column = `
ALTER TABLE keys.contract ADD COLUMN language varchar(2) NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'en'));
COMMENT ON COLUMN keys.contract.language IS 'Of the mails to the client.';
GRANT SELECT (language) ON keys.contract TO ${BACKUP_READER}`;

/** The language of the mails of a contract: German for those from before. */
export class ChooseLanguage1796400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [column, takeDeliveryWithLanguage]) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(deliveryFunctionsWithJobs);
    await queryRunner.query('ALTER TABLE keys.contract DROP COLUMN language');
  }
}
