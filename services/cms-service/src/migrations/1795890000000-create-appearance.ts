import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { createSingleRecordSql } from './create-table.v1.js';

/** How the public site looks. */
export class CreateAppearance1795890000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createSingleRecordSql('appearance'));
  }
}
