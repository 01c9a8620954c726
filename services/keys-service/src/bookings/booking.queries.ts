import { Injectable } from '@nestjs/common';
import { type BookingPage, type BookingsQuery, DEFAULT_PAGE_SIZE, type QuotaBooking } from '@pruefer/contracts';
import { countRows, fieldsOfCursor, formatCursor } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { findRecord } from '../contract/find-record.js';
import { type BookingRow, selectBookings, toQuotaBooking } from './booking-row.js';

const MAX_EXPORTED = 10_000;

const whereContract = `
  WHERE b.contract_id = (SELECT contract_id FROM keys.key WHERE id = $1) AND ($2::text IS NULL OR b.order_number = $2)`;

/** Reads bookings for the console. */
@Injectable()
export class BookingQueries {
  constructor(private readonly database: DataSource) {}

  /** All bookings of a key's contract, newest first, at most 10,000. @throws Problem `key_id_unknown` */
  async list(keyId: string): Promise<QuotaBooking[]> {
    await findRecord(this.database, keyId);
    const rows = await this.database.query<BookingRow[]>(
      `${selectBookings} ${whereContract} ORDER BY b.id DESC LIMIT ${MAX_EXPORTED}`,
      [keyId, null],
    );
    return rows.map(toQuotaBooking);
  }

  /**
   * One page of the bookings of a key's contract, newest first, and their number.
   * @throws Problem `key_id_unknown`; `invalid_request` for an invalid cursor
   */
  async page(keyId: string, query: BookingsQuery): Promise<BookingPage> {
    await findRecord(this.database, keyId);
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, orderNumber = null, cursor } = query;
    const values = [keyId, orderNumber];
    const before = cursor === undefined ? null : fieldsOfCursor(cursor, [/^booking$/, /^\d{1,16}$/])[1]!;
    const [rows, total] = await Promise.all([
      this.database.query<BookingRow[]>(
        `${selectBookings} ${whereContract} AND ($3::bigint IS NULL OR b.id < $3)
         ORDER BY b.id DESC LIMIT ${limit + 1} OFFSET ${before === null ? offset : 0}`,
        [...values, before],
      ),
      countRows(this.database, `keys.booking b ${whereContract}`, values),
    ]);
    const items = rows.slice(0, limit).map(toQuotaBooking);
    const nextCursor = rows.length > limit ? formatCursor(['booking', String(items.at(-1)!.id)]) : null;
    return { items, total, nextCursor };
  }
}
