import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** People recognise their sessions by these columns. The handle names a session outside: the id is half of a token. */
export class NameSessions1795440000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE auth.session
        ADD COLUMN handle uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN device varchar(64) NOT NULL DEFAULT 'Unbekanntes Gerät',
        ADD COLUMN network varchar(64) NOT NULL DEFAULT ''`);
  }
}
