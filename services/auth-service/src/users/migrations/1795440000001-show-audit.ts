import { createAuditTrailSql, dropAuditTrailSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text that is not a user's id must not be read as one. */
const nameOfUser = `CASE WHEN a.target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  THEN (SELECT u.username FROM auth.users u WHERE u.id = a.target::uuid) END`;

/** The audit of users and logins, for log-service to read. */
export class ShowAudit1795440000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('auth', nameOfUser));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(dropAuditTrailSql('auth'));
  }
}
