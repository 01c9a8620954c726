import { closeToRestoreSql, openToRestoreSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const replaced = 'SELECT, INSERT, UPDATE, DELETE';

export class OpenToRestore1795910000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(openToRestoreSql('banks', { data_set: replaced, bank: replaced }));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(closeToRestoreSql('banks'));
  }
}
