import { ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Authority of a data set. Existing ones, and those imported by older workers, come from registers. */
export class AuthorityOfDataSets1796000000010 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE banks.data_set
        ADD authority text NOT NULL DEFAULT 'register' CHECK (authority IN ('register', 'derived', 'community'))`);
    await queryRunner.query(showToBackupsSql('banks', { data_set: 'authority' }));
  }
}
