import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { refusalOfFunction } from './refusal-of.function.js';

/** One function decides whether a key is valid, for charged calls and for look-ups in this service and in validation-service. */
export class TellRefusals1795470000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(refusalOfFunction);
  }
}
