import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createSingleRecordSql } from '../../single-record/create-table.v1.js';

/** The head of every public page. */
export class CreateHeader1795510000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createSingleRecordSql('header'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cms.header');
  }
}
