import { addEpochSql, dropEpochSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** States are published with a signed epoch, so that readers follow a restored database and reject forged states. */
export class CountEpochs1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of addEpochSql('cms')) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const sql of dropEpochSql('cms')) await queryRunner.query(sql);
  }
}
