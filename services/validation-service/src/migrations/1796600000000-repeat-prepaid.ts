import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { recordPrepaidOnceFunction } from './charge-call-once.function.js';

/** Recorded rows of a file are answered again after their key was refused. */
export class RepeatPrepaid1796600000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(recordPrepaidOnceFunction);
  }
}
