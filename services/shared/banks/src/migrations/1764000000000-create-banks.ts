import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

export class CreateBanks1764000000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE banks.data_set (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        version text NOT NULL UNIQUE,
        country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
        source text NOT NULL,
        valid_from date NOT NULL,
        valid_until date CHECK (valid_until >= valid_from),
        fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
        records integer NOT NULL CHECK (records > 0),
        imported_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TABLE banks.bank (
        data_set_id integer NOT NULL REFERENCES banks.data_set ON DELETE CASCADE,
        bank_code text NOT NULL,
        record_number text NOT NULL,
        is_holder boolean NOT NULL,
        name text NOT NULL,
        postal_code text NOT NULL,
        place text NOT NULL,
        short_name text NOT NULL,
        pan text,
        bic text,
        method text NOT NULL,
        change text NOT NULL CHECK (change IN ('A', 'D', 'M', 'U')),
        deletion_planned boolean NOT NULL,
        successor text,
        PRIMARY KEY (data_set_id, bank_code, record_number)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX bank_holder ON banks.bank (data_set_id, bank_code) WHERE is_holder`);
    await queryRunner.query(`GRANT USAGE ON SCHEMA banks TO validation_service`);
    await queryRunner.query(`GRANT SELECT ON banks.data_set, banks.bank TO validation_service`);
  }
}
