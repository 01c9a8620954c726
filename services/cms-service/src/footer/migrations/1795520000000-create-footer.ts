import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createSingleRecordSql } from '../../single-record/create-table.v1.js';

/** The foot of every public page. */
export class CreateFooter1795520000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createSingleRecordSql('footer'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cms.footer');
  }
}
