import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { createSingleRecordSql } from './create-table.v1.js';

/** The head of every public page. */
export class CreateHeader1795510000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createSingleRecordSql('header'));
  }
}
