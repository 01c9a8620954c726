import type { MigrationInterface, QueryRunner } from 'typeorm';
import { chargeCallFunction } from './charge-call.function.js';

/** validation-service charges a bulk call as a whole. */
export class ChargeCalls1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(chargeCallFunction);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keys.charge_call');
  }
}
