import { Injectable } from '@nestjs/common';
import type { BookingPage, BookingsQuery } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { BookingQueries } from './booking.queries.js';
import { findRecord } from '../contract/find-record.js';

/** Lists the ledger of a key's contract. */
@Injectable()
export class ListBookings {
  constructor(
    private readonly database: DataSource,
    private readonly queries: BookingQueries,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async run(keyId: string, query: BookingsQuery): Promise<BookingPage> {
    await findRecord(this.database, keyId);
    return this.queries.page(keyId, query);
  }
}
