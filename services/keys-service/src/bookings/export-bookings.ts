import { Injectable } from '@nestjs/common';
import type { BookingKind, QuotaBooking } from '@pruefer/contracts';
import { CSV_BEGIN, csvLines, type CsvRow } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { BookingQueries } from './booking.queries.js';
import { findRecord } from '../contract/find-record.js';

const headings = [
  'Buchung',
  'Zeitpunkt (UTC)',
  'Art',
  'Aufrufe',
  'Kontingent vorher',
  'Kontingent nachher',
  'Gebucht von',
  'Auftragsnummer',
  'Rechnungsnummer',
  'Notiz',
  'Storniert Buchung',
  'Zurückgenommene Prüfungen',
];
const kinds: Readonly<Record<BookingKind, string>> = {
  issue: 'Ausstellung',
  'top-up': 'Aufbuchung',
  correction: 'Korrektur',
  [REVERSAL]: 'Storno',
  refund: 'Rücknahme',
};

/** The ledger of a key's contract as a CSV file. */
@Injectable()
export class ExportBookings {
  constructor(
    private readonly database: DataSource,
    private readonly queries: BookingQueries,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async run(keyId: string): Promise<string> {
    await findRecord(this.database, keyId);
    const bookings = await this.queries.newest(keyId);
    return CSV_BEGIN + csvLines([headings, ...bookings.map(rowOf)]);
  }
}

function rowOf(booking: QuotaBooking): CsvRow {
  const { id, at, kind, actor, orderNumber, invoiceNumber, note, reverses, refundedCalls } = booking;
  const figures = [booking.amount, booking.quotaBefore, booking.quotaAfter];
  return [id, at, kinds[kind], ...figures, actor, orderNumber, invoiceNumber, note, reverses, refundedCalls];
}
