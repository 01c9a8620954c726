import type { QuotaBooking } from '@pruefer/contracts';

/** A booking as `selectBookings` reads it. */
export type BookingRow = Omit<QuotaBooking, 'at'> & { at: Date };

/** Bookings, each with its reversal if there is one. */
export const selectBookings = `
  SELECT b.id::float8 AS id, b.kind, b.amount::float8 AS amount, b.quota_before::float8 AS "quotaBefore",
    b.quota_after::float8 AS "quotaAfter", b.actor, b.order_number AS "orderNumber", b.invoice_number AS "invoiceNumber",
    b.refunded_calls::float8 AS "refundedCalls", b.note, b.at, b.reverses::float8 AS reverses, s.id::float8 AS "reversedBy"
  FROM keys.booking b LEFT JOIN keys.booking s ON s.reverses = b.id`;

/** Converts a row to the contract's booking. */
export function toQuotaBooking(row: BookingRow): QuotaBooking {
  return { ...row, at: row.at.toISOString() };
}
