import { BACKUP_READER, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** English translations of pages, and sections of the English home page; backups read both columns. */
export class AddTranslations1796400000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE cms.page ADD COLUMN translation_of uuid;
       COMMENT ON COLUMN cms.page.translation_of IS
         'Without a foreign key: the page stays English after the German page was deleted, and belongs to it again when that is restored.';
       CREATE INDEX page_translation ON cms.page (translation_of) WHERE translation_of IS NOT NULL;
       ALTER TABLE cms.section ADD COLUMN language varchar(2) NOT NULL DEFAULT 'de';
       GRANT SELECT (translation_of) ON cms.page TO ${BACKUP_READER};
       GRANT SELECT (language) ON cms.section TO ${BACKUP_READER}`,
    );
  }
}
