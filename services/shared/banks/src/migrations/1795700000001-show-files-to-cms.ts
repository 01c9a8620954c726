import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The public page about data sources lists every loaded file: cms-service reads the files, but no banks. */
export class ShowFilesToCms1795700000001 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`GRANT USAGE ON SCHEMA banks TO cms_service`);
    await queryRunner.query(`GRANT SELECT ON banks.data_set TO cms_service`);
  }
}
