import type { LogEntry, Timezone } from '@pruefer/contracts';
import type { CsvColumn } from '@pruefer/platform';
import { clockIn } from '../requests/zoned-day.js';

/** The columns of the file; times stand there twice, as clocks in the zone show one hour of the year two times. */
export function csvColumns(zone: Timezone): readonly CsvColumn<LogEntry>[] {
  return [
    { heading: `Zeitpunkt (${zone})`, of: ({ timestamp }) => clockIn(zone, new Date(timestamp)) },
    { heading: 'Zeitpunkt (UTC)', of: ({ timestamp }) => timestamp },
    { heading: 'API-Schlüssel', of: ({ apiKeyId }) => apiKeyId ?? 'Public' },
    { heading: 'Kunde', of: ({ clientName }) => clientName },
    { heading: 'IP-Adresse', of: ({ ipAddress }) => ipAddress },
    { heading: 'IBAN', of: ({ iban }) => iban },
    { heading: 'Status', of: ({ statusCode }) => statusCode },
    { heading: 'Anfragen', of: ({ count }) => count },
    { heading: 'Antwortzeit (ms)', of: ({ responseTime }) => germanNumber(responseTime) },
    { heading: 'Land', of: ({ country }) => country },
    { heading: 'Fehlercode', of: ({ errorCode }) => errorCode },
    { heading: 'Fehlermeldung', of: ({ errorMessage }) => errorMessage },
    { heading: 'BLZ', of: ({ bankDetails }) => bankDetails?.bankCode ?? null },
    { heading: 'BIC', of: ({ bankDetails }) => bankDetails?.bic ?? null },
    { heading: 'Bank', of: ({ bankDetails }) => bankDetails?.bankName ?? null },
    { heading: 'Bankadresse', of: ({ bankDetails }) => bankDetails?.bankAddress ?? null },
    { heading: 'Datenstand', of: ({ dataVersion }) => dataVersion },
    { heading: 'Anfrage-Kennung', of: ({ requestId }) => requestId },
    { heading: 'Eintrag', of: ({ id }) => id },
  ];
}

/** With a comma: German spreadsheets read "1.25" as a date. */
function germanNumber(value: number | null): string | null {
  return value === null ? null : String(value).replace('.', ',');
}
