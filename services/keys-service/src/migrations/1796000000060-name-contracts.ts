import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { contractsOfFunction } from './contracts-of.function.js';

/** validation-service identifies repeats by contract, for all of its keys. */
export class NameContracts1796000000060 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(contractsOfFunction);
  }
}
