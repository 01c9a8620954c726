import { createAuditTrailSql, dropAuditTrailSql } from '@pruefer/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The own audit, in the form that the others have. */
export class ShowAudit1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('logs'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(dropAuditTrailSql('logs'));
  }
}
