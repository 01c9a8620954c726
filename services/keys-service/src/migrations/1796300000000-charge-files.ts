import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The worker charges a file when its job starts, and refunds the rows that got no verdict. */
export class ChargeFiles1796300000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('GRANT USAGE ON SCHEMA keys TO jobs_service');
    await queryRunner.query(
      'GRANT EXECUTE ON FUNCTION keys.charge_call, keys.refund, keys.contracts_of TO jobs_service',
    );
  }
}
