import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { chargeOncePerContractFunction, contractEntriesFunction } from './charge-once-per-contract.function.js';

const addContractEntry = `
ALTER TABLE validation.idempotent_check ADD contract_entry bytea;
CREATE UNIQUE INDEX idempotent_check_by_contract ON validation.idempotent_check (contract_entry) WHERE contract_entry IS NOT NULL;
COMMENT ON COLUMN validation.idempotent_check.contract_entry IS
  'Hash of the contract and the keyed hash of the Idempotency-Key; null in entries of earlier versions, which are known by their API key.'`;

const dropFirst = `
DROP FUNCTION validation.charge_once(uuid, text, bytea[], inet[], int[], bytea[], bytea[], text[], boolean[])`;

/** An `Idempotency-Key` belongs to the contract and is shared by its API keys. Earlier replicas call the same function. */
export class AnswerOncePerContract1796000000060 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    const functions = [contractEntriesFunction, dropFirst, chargeOncePerContractFunction];
    for (const sql of [addContractEntry, ...functions]) await queryRunner.query(sql);
  }
}
