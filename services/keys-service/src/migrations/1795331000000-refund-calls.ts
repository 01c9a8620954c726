import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { refundFunction } from './refund.function.js';

const contracts = `
ALTER TABLE keys.contract ADD refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0);
COMMENT ON COLUMN keys.contract.refunded IS 'Charged calls that were given back; used + refunded is all that was ever charged.'`;

const bookings = `
ALTER TABLE keys.booking
  DROP CONSTRAINT booking_kind_check,
  ADD CONSTRAINT booking_kind_known CHECK (kind IN ('issue', 'top-up', 'correction', 'storno', 'refund')),
  ADD refunded_calls bigint CHECK (refunded_calls > 0),
  ADD batch uuid,
  ADD CONSTRAINT booking_refund_of_batch CHECK (
    (kind = 'refund') = (refunded_calls IS NOT NULL) AND (kind = 'refund') = (batch IS NOT NULL) AND (kind <> 'refund' OR amount = 0));
COMMENT ON COLUMN keys.booking.batch IS 'A refund: id of the batch of checks that got no answer.';
CREATE UNIQUE INDEX booking_refunded_once ON keys.booking (batch, contract_id) WHERE batch IS NOT NULL`;

/** Charged calls without an answer are refunded by a booking. */
export class RefundCalls1795331000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [contracts, bookings, refundFunction]) await queryRunner.query(sql);
  }
}
