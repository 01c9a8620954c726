import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People recognise their sessions by these columns. The handle names a session outside: the id is half of a token. */
export class NameSessions1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE auth.session
        ADD COLUMN handle uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN device varchar(64) NOT NULL DEFAULT 'Unbekanntes Gerät',
        ADD COLUMN network varchar(64) NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE auth.session DROP COLUMN handle, DROP COLUMN device, DROP COLUMN network');
  }
}
