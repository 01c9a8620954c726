import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { createSingleRecordSql } from './create-table.v1.js';

/** The foot of every public page. */
export class CreateFooter1795520000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createSingleRecordSql('footer'));
  }
}
