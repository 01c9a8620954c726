import { Injectable, type StreamableFile } from '@nestjs/common';
import { type BookingKind, type QuotaBooking, REVERSAL, type Times } from '@pruefer/contracts';
import {
  type Actor,
  addAudit,
  type CsvColumn,
  csvFile,
  CurrentSettings,
  RunningExports,
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

/** Exports the ledger of a key's contract as a CSV stream of any size. */
@Injectable()
export class ExportBookings {
  constructor(
    private readonly database: DataSource,
    private readonly settings: CurrentSettings,
    private readonly queries: BookingQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `key_id_unknown`, `exports_busy` */
  async run(keyId: string, actor: Actor): Promise<StreamableFile> {
    const bookings = await this.queries.all(keyId);
    return this.exports.begin('buchungen.csv', csvFile(columnsWith(this.settings.times), bookings), () =>
      addAudit(this.database, 'keys', { actor, action: 'bookings.exported', target: keyId }),
    );
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
