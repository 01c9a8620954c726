import type { MigrationInterface, QueryRunner } from 'typeorm';

const functions = 'FUNCTION keys.charge_call, keys.refund, keys.contracts_of';

/** The worker charges a file when its job starts, and refunds the rows that got no verdict. */
export class ChargeFiles1796300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('GRANT USAGE ON SCHEMA keys TO jobs_service');
    await queryRunner.query(`GRANT EXECUTE ON ${functions} TO jobs_service`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`REVOKE EXECUTE ON ${functions} FROM jobs_service`);
    await queryRunner.query('REVOKE USAGE ON SCHEMA keys FROM jobs_service');
  }
}
