import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The public page about data sources lists every loaded file: cms-service reads the files, but no banks. */
export class ShowFilesToCms1795700000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`GRANT USAGE ON SCHEMA banks TO cms_service`);
    await queryRunner.query(`GRANT SELECT ON banks.data_set TO cms_service`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`REVOKE SELECT ON banks.data_set FROM cms_service`);
    await queryRunner.query(`REVOKE USAGE ON SCHEMA banks FROM cms_service`);
  }
}
