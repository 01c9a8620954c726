import { addEpochSql, dropEpochSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** States are published with the epoch in which they were written: readers follow a restored database and ignore states of older epochs. */
export class CountEpochs1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of addEpochSql('keys')) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const sql of dropEpochSql('keys')) await queryRunner.query(sql);
  }
}
