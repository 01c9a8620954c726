import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { grantCharge } from './charge-grant.js';
import { chargeFunction } from './charge.function.js';

const testContracts = `
ALTER TABLE keys.contract ADD is_test boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT contract_test_unused CHECK (used = 0 OR NOT is_test);
COMMENT ON COLUMN keys.contract.is_test IS 'Its keys are for trying things out: their calls are never charged.'`;

/** Contracts of test keys; charging returns the quota and its rest. */
export class TestContracts1795300000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(testContracts);
    // The result type of a function can only be changed by recreating it.
    await queryRunner.query('DROP FUNCTION keys.charge');
    await queryRunner.query(chargeFunction);
    await queryRunner.query(grantCharge);
  }
}
