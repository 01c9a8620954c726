import { addEpochSql, createOutboxSql, dropEpochSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox that announces restores to the owners of the data. */
export class CreateRestores1795910000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createOutboxSql('jobs'));
    for (const sql of addEpochSql('jobs')) await queryRunner.query(sql);
    await queryRunner.query('CREATE SEQUENCE jobs.restore_number');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP SEQUENCE jobs.restore_number');
    for (const sql of dropEpochSql('jobs')) await queryRunner.query(sql);
    await queryRunner.query('DROP TABLE jobs.outbox');
  }
}
