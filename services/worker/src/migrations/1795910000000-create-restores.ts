import { addEpochSql, createOutboxSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The outbox that announces restores to the owners of the data. */
export class CreateRestores1795910000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createOutboxSql('jobs'));
    for (const sql of addEpochSql('jobs')) await queryRunner.query(sql);
    await queryRunner.query('CREATE SEQUENCE jobs.restore_number');
  }
}
