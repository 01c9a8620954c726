import { createAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const nameOfClient =
  'SELECT c.client_name FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id WHERE k.id = a.target';

/** The audit of API keys, readable by log-service. */
export class ShowAudit1795440000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('keys', nameOfClient));
  }
}
