import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { chargeCallFunction } from './charge-call.function.js';

/** validation-service charges a bulk call as a whole. */
export class ChargeCalls1796200000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(chargeCallFunction);
  }
}
