import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The request log: one row per event, partitioned by UTC day. The partitions themselves are made and dropped by the service. */
export class CreateRequests1795219200002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logs.requests (
        at timestamptz NOT NULL,
        id uuid NOT NULL,
        contract_id bigint,
        day date NOT NULL,
        count integer NOT NULL,
        response_time_us integer,
        status smallint NOT NULL,
        country text NOT NULL,
        key_id text,
        iban_masked text,
        iban_hash bytea,
        address_short text,
        address_hash bytea,
        error_code text,
        error_message text,
        bank_details jsonb,
        data_version text,
        request_id text,
        PRIMARY KEY (day, id)
      ) PARTITION BY RANGE (day)`);
    await runner.query('CREATE INDEX requests_by_time ON logs.requests (day, at)');
    // Full values only, in partitions of their own: dropped after 30 days, so that masking updates nothing (docs/SECURITY.md G1, G3).
    await runner.query(`
      CREATE TABLE logs.request_details (
        id uuid NOT NULL,
        day date NOT NULL,
        iban text,
        address text,
        PRIMARY KEY (day, id)
      ) PARTITION BY RANGE (day)`);
    await runner.query(`
      CREATE TABLE logs.cleanup (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        cleaned_until timestamptz NOT NULL
      )`);
    await runner.query(`INSERT INTO logs.cleanup (cleaned_until) VALUES ('-infinity')`);
  }
}
