import { addEpochSql, dropEpochSql } from '@pruefer/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** States are published with the epoch they were written in: the others follow a restored database, and believe nobody else. */
export class CountEpochs1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of addEpochSql('cms')) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const sql of dropEpochSql('cms')) await queryRunner.query(sql);
  }
}
