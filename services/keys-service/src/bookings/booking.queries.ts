import { Injectable } from '@nestjs/common';
import { type BookingPage, type BookingsQuery, DEFAULT_PAGE_SIZE, type QuotaBooking } from '@pruefer/contracts';
import { countRows, fieldsOfCursor, formatCursor, keysetPages } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { findRecord } from '../contract/find-record.js';
import { type BookingRow, selectBookings, toQuotaBooking } from './booking-row.js';

/** Short statements: nothing stays open in PostgreSQL between two pages, and memory use is low. */
const EXPORT_PAGE_SIZE = 500;

const whereContract = `
  WHERE b.contract_id = (SELECT contract_id FROM keys.key WHERE id = $1) AND ($2::text IS NULL OR b.order_number = $2)`;

/** Reads bookings for the console. */
@Injectable()
export class BookingQueries {
  constructor(private readonly database: DataSource) {}

  /** All bookings of a key's contract, newest first; reads each page on demand. @throws Problem `key_id_unknown` */
  async all(keyId: string): Promise<AsyncIterable<readonly QuotaBooking[]>> {
    await findRecord(this.database, keyId);
    const size = { limit: EXPORT_PAGE_SIZE, offset: 0 };
    return keysetPages<QuotaBooking>((last) => this.readBefore(last?.id ?? null, keyId, null, size));
  }

  /**
   * One page of the bookings of a key's contract, newest first, and their number.
   * @throws Problem `key_id_unknown`; `invalid_request` for an invalid cursor
   */
  async page(keyId: string, query: BookingsQuery): Promise<BookingPage> {
    await findRecord(this.database, keyId);
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, orderNumber = null, cursor } = query;
    const before = cursor === undefined ? null : fieldsOfCursor(cursor, [/^booking$/, /^\d{1,16}$/])[1]!;
    const size = { limit: limit + 1, offset: before === null ? offset : 0 };
    const [bookings, total] = await Promise.all([
      this.readBefore(before, keyId, orderNumber, size),
      countRows(this.database, `keys.booking b ${whereContract}`, [keyId, orderNumber]),
    ]);
    const items = bookings.slice(0, limit);
    const nextCursor = bookings.length > limit ? formatCursor(['booking', String(items.at(-1)!.id)]) : null;
    return { items, total, nextCursor };
  }

  private async readBefore(
    id: string | number | null,
    keyId: string,
    orderNumber: string | null,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<QuotaBooking[]> {
    const rows = await this.database.query<BookingRow[]>(
      `${selectBookings} ${whereContract} AND ($3::bigint IS NULL OR b.id < $3)
       ORDER BY b.id DESC LIMIT ${limit} OFFSET ${offset}`,
      [keyId, orderNumber, id],
    );
    return rows.map(toQuotaBooking);
  }
}
