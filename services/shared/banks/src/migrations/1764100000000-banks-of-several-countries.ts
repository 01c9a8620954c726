import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Support for files of other publishers: two countries in one file, and fewer fields than in the Bundesbank's. */
export class BanksOfSeveralCountries1764100000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE banks.data_set
        DROP CONSTRAINT data_set_version_key,
        ADD CONSTRAINT data_set_country_version_key UNIQUE (country, version)`);
    await queryRunner.query(`
      ALTER TABLE banks.bank
        ALTER postal_code DROP NOT NULL,
        ALTER place DROP NOT NULL,
        ALTER short_name DROP NOT NULL,
        ALTER method DROP NOT NULL`);
  }
}
