import { addEpochSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** States are published with the epoch in which they were written: readers follow a restored database and ignore states of older epochs. */
export class CountEpochs1795400000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of addEpochSql('keys')) await queryRunner.query(sql);
  }
}
