import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = ['minute_sums_open', 'key_hour_sums_open'];

/** Renames the column with the number of the consumer that writes an open sum. */
export class NameWriters1795460000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE logs.${table} RENAME COLUMN lane TO writer`);
  }
}
