import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantCharge } from './charge-grant.js';
import { chargeFunction } from './charge.function.js';

const testContracts = `
ALTER TABLE keys.contract ADD is_test boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT contract_test_unused CHECK (used = 0 OR NOT is_test);
COMMENT ON COLUMN keys.contract.is_test IS 'Its keys are for trying things out: their calls are never charged.'`;

/** Contracts of test keys; charging tells the quota and what is left of it. */
export class TestContracts1795300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(testContracts);
    // What a function gives back can only be changed by making it anew.
    await queryRunner.query('DROP FUNCTION keys.charge');
    await queryRunner.query(chargeFunction);
    await queryRunner.query(grantCharge);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE keys.contract DROP CONSTRAINT contract_test_unused, DROP is_test');
  }
}
