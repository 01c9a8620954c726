import { createAuditTrailSql, dropAuditTrailSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const nameOfClient =
  'SELECT c.client_name FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id WHERE k.id = a.target';

/** The audit of API keys, readable by log-service. */
export class ShowAudit1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('keys', nameOfClient));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(dropAuditTrailSql('keys'));
  }
}
