import { addEpochSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** States are published with a signed epoch, so that readers follow a restored database and reject forged states. */
export class CountEpochs1795400000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of addEpochSql('cms')) await queryRunner.query(sql);
  }
}
