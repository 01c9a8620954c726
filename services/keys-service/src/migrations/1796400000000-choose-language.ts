import { BACKUP_READER, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { takeDeliveryWithLanguage } from './language.functions.js';

const column = `
ALTER TABLE keys.contract ADD COLUMN language varchar(2) NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'en'));
COMMENT ON COLUMN keys.contract.language IS 'Of the mails to the client.';
GRANT SELECT (language) ON keys.contract TO ${BACKUP_READER}`;

/** The language of the mails of a contract: German for those from before. */
export class ChooseLanguage1796400000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [column, takeDeliveryWithLanguage]) await queryRunner.query(sql);
  }
}
