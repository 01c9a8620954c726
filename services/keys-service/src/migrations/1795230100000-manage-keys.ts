import { createAuditSql, createIdempotencySql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { chargeFunction } from './charge.function.js';

const keys = `
ALTER TABLE keys.key
  ADD rate_limit_per_minute int CHECK (rate_limit_per_minute > 0),
  ADD limit_tag char(64) NOT NULL GENERATED ALWAYS AS (encode(sha256(hash), 'hex')) STORED,
  ADD replaces varchar(64) CONSTRAINT key_renewed_once UNIQUE REFERENCES keys.key;
COMMENT ON COLUMN keys.key.limit_tag IS 'Tells a key apart for the gateway without saying what charging looks for.';
CREATE INDEX key_newest_first ON keys.key (created_at DESC, id);

ALTER TABLE keys.announced ADD used_at timestamptz;
COMMENT ON COLUMN keys.announced.used_at IS 'When it was last seen that calls had been charged.'`;

const bookings = `
ALTER TABLE keys.booking ADD reverses bigint CONSTRAINT booking_reversed_once UNIQUE REFERENCES keys.booking
  CHECK ((reverses IS NOT NULL) = (kind = 'storno'));
CREATE INDEX booking_by_contract ON keys.booking (contract_id, id);

CREATE TABLE keys.booked_order (
  contract_id bigint NOT NULL REFERENCES keys.contract,
  order_number varchar(100) NOT NULL,
  booking_id bigint NOT NULL UNIQUE REFERENCES keys.booking,
  CONSTRAINT order_booked_once PRIMARY KEY (contract_id, order_number)
);
COMMENT ON TABLE keys.booked_order IS
  'Orders that are booked at present: a storno frees one here, because bookings themselves never change.';
INSERT INTO keys.booked_order (contract_id, order_number, booking_id)
  SELECT contract_id, order_number, id FROM keys.booking WHERE kind = 'top-up';
DROP INDEX keys.booking_order_once`;

/** Renewal, rules of keys, reversal, idempotent requests and audit. */
export class ManageKeys1795230100000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [keys, bookings, createIdempotencySql('keys'), createAuditSql('keys'), chargeFunction]) {
      await queryRunner.query(sql);
    }
  }
}
