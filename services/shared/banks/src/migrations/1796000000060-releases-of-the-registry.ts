import { ForwardMigration, openToRestoreSql, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const columns = 'id version name valid_from fingerprint origin entries changes imported_at withdrawn_at';

/** Loaded releases of the IBAN registry, each with all countries and its changes. */
export class ReleasesOfTheRegistry1796000000060 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE banks.registry_release (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        version text NOT NULL UNIQUE CHECK (length(version) <= 40),
        name text NOT NULL CHECK (length(name) <= 200),
        valid_from date NOT NULL,
        fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
        origin text NOT NULL CHECK (origin IN ('uploaded', 'command-line')),
        entries jsonb NOT NULL CHECK (jsonb_typeof(entries) = 'array'),
        changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'array'),
        imported_at timestamptz NOT NULL DEFAULT now(),
        withdrawn_at timestamptz
      )`);
    await queryRunner.query(`GRANT SELECT ON banks.registry_release TO validation_service`);
    await queryRunner.query(showToBackupsSql('banks', { registry_release: columns }));
    await queryRunner.query(openToRestoreSql('banks', { registry_release: 'SELECT, INSERT, UPDATE, DELETE' }));
  }
}
