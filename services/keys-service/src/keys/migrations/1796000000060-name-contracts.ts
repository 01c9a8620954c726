import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contractsOfFunction } from './contracts-of.function.js';

/** validation-service identifies repeats by contract, for all of its keys. */
export class NameContracts1796000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(contractsOfFunction);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keys.contracts_of');
  }
}
