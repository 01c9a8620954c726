import { createAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Text that is not a user's id must not be read as one. */
const nameOfUser = `CASE WHEN a.target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  THEN (SELECT u.username FROM auth.users u WHERE u.id = a.target::uuid) END`;

/** The audit of users and logins, for log-service to read. */
export class ShowAudit1795440000001 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('auth', nameOfUser));
  }
}
