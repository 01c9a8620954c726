import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { recordPrepaidOnceFunction } from './charge-call-once.function.js';

/** Rows of files, charged when their job started, are recorded once. */
export class RecordPrepaid1796300000001 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(recordPrepaidOnceFunction);
  }
}
