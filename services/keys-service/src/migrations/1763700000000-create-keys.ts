import { createOutboxSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { grantCharge } from './charge-grant.js';
import { chargeFunction } from './charge.function.js';

const tables = `
CREATE TABLE keys.contract (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_name varchar(200) NOT NULL,
  client_email varchar(254) NOT NULL,
  quota bigint NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contract_quota_range CHECK (quota BETWEEN 0 AND 9007199254740991),
  CONSTRAINT contract_used_within_quota CHECK (used BETWEEN 0 AND quota)
) WITH (fillfactor = 50);
COMMENT ON TABLE keys.contract IS
  'Charging rewrites rows in place: half of each page stays free for it, and no column that it writes may be indexed.';

CREATE TABLE keys.key (
  id varchar(64) PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES keys.contract,
  hash bytea NOT NULL CONSTRAINT key_hash_once UNIQUE CHECK (octet_length(hash) = 32),
  prefix varchar(16) NOT NULL,
  last_four char(4) NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  superseded_at timestamptz,
  expires_at timestamptz,
  allowed_addresses cidr[],
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX key_by_contract ON keys.key (contract_id);

CREATE TABLE keys.booking (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES keys.contract,
  kind varchar(16) NOT NULL CHECK (kind IN ('issue', 'top-up', 'correction', 'storno')),
  amount bigint NOT NULL,
  quota_before bigint NOT NULL,
  quota_after bigint NOT NULL CHECK (quota_after = quota_before + amount),
  actor varchar(100) NOT NULL,
  order_number varchar(100),
  invoice_number varchar(100),
  note varchar(1000),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX booking_order_once ON keys.booking (contract_id, order_number) WHERE kind = 'top-up';
REVOKE UPDATE, DELETE, TRUNCATE ON keys.booking FROM keys_service;

CREATE TABLE keys.usage_of_day (
  contract_id bigint NOT NULL REFERENCES keys.contract,
  day date NOT NULL,
  calls bigint NOT NULL,
  PRIMARY KEY (contract_id, day)
);

CREATE TABLE keys.announced (
  contract_id bigint PRIMARY KEY REFERENCES keys.contract,
  used bigint NOT NULL
);
COMMENT ON TABLE keys.announced IS
  'What key.changed.v1 last said of a contract, kept apart from it so that looking for changes never locks a hot row.'`;

/** Contracts, keys, bookings, usage, and the function by which validation-service charges. */
export class CreateKeys1763700000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tables);
    await queryRunner.query(createOutboxSql('keys'));
    await queryRunner.query(chargeFunction);
    await queryRunner.query(grantCharge);
  }
}
