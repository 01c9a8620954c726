import { Injectable } from '@nestjs/common';
import { type BookingKind, type QuotaBooking, REVERSAL, type Times } from '@pruefer/contracts';
import {
  type Actor,
  addAudit,
  CSV_BEGIN,
  type CsvColumn,
  csvLines,
  CurrentSettings,
  timeColumns,
} from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { BookingQueries } from './booking.queries.js';

const kinds: Readonly<Record<BookingKind, string>> = {
  issue: 'Ausstellung',
  'top-up': 'Aufbuchung',
  correction: 'Korrektur',
  [REVERSAL]: 'Storno',
  refund: 'Rücknahme',
};

/** Exports the ledger of a key's contract as CSV. */
@Injectable()
export class ExportBookings {
  constructor(
    private readonly database: DataSource,
    private readonly settings: CurrentSettings,
    private readonly queries: BookingQueries,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async run(keyId: string, actor: Actor): Promise<string> {
    const bookings = await this.queries.list(keyId);
    await addAudit(this.database, 'keys', { actor, action: 'bookings.exported', target: keyId });
    const columns = columnsWith(this.settings.times);
    const headings = columns.map(({ heading }) => heading);
    return CSV_BEGIN + csvLines([headings, ...bookings.map((booking) => columns.map(({ of }) => of(booking)))]);
  }
}

function columnsWith(times: Times): readonly CsvColumn<QuotaBooking>[] {
  return [
    { heading: 'Buchung', of: ({ id }) => id },
    ...timeColumns<QuotaBooking>('Zeitpunkt', times, ({ at }) => at),
    { heading: 'Art', of: ({ kind }) => kinds[kind] },
    { heading: 'Aufrufe', of: ({ amount }) => amount },
    { heading: 'Kontingent vorher', of: ({ quotaBefore }) => quotaBefore },
    { heading: 'Kontingent nachher', of: ({ quotaAfter }) => quotaAfter },
    { heading: 'Gebucht von', of: ({ actor }) => actor },
    { heading: 'Auftragsnummer', of: ({ orderNumber }) => orderNumber },
    { heading: 'Rechnungsnummer', of: ({ invoiceNumber }) => invoiceNumber },
    { heading: 'Notiz', of: ({ note }) => note },
    { heading: 'Storniert Buchung', of: ({ reverses }) => reverses },
    { heading: 'Zurückgenommene Prüfungen', of: ({ refundedCalls }) => refundedCalls },
  ];
}
