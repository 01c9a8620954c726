import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createSingleRecordSql } from '../../single-record/create-table.v1.js';

/** How the public site looks. */
export class CreateAppearance1795890000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createSingleRecordSql('appearance'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cms.appearance');
  }
}
