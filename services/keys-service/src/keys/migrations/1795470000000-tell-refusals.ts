import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refusalOfFunction } from './refusal-of.function.js';

/** One function decides whether a key is valid, for charged calls and for look-ups in this service and in validation-service. */
export class TellRefusals1795470000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(refusalOfFunction);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keys.refusal_of');
  }
}
