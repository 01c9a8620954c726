import { ForwardMigration, openToRestoreSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const replaced = 'SELECT, INSERT, UPDATE, DELETE';

export class OpenToRestore1795910000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(openToRestoreSql('banks', { data_set: replaced, bank: replaced }));
  }
}
