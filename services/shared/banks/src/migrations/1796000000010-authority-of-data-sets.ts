import { showToBackupsSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authority of a data set. Existing ones, and those imported by older workers, come from registers. */
export class AuthorityOfDataSets1796000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE banks.data_set
        ADD authority text NOT NULL DEFAULT 'register' CHECK (authority IN ('register', 'derived', 'community'))`);
    await queryRunner.query(showToBackupsSql('banks', { data_set: 'authority' }));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE banks.data_set DROP authority`);
  }
}
