import type { LogEntry, Times } from '@pruefer/contracts';
import { type CsvColumn, timeColumns } from '@pruefer/platform';

/** The columns of the file. */
export function csvColumns(times: Times): readonly CsvColumn<LogEntry>[] {
  return [
    ...timeColumns<LogEntry>('Zeitpunkt', times, ({ timestamp }) => timestamp),
    { heading: 'API-Schlüssel', of: ({ apiKeyId }) => apiKeyId ?? 'Public' },
    { heading: 'Kunde', of: ({ clientName }) => clientName },
    { heading: 'IP-Adresse', of: ({ ipAddress }) => ipAddress },
    { heading: 'IBAN', of: ({ iban }) => iban },
    { heading: 'Status', of: ({ statusCode }) => statusCode },
    { heading: 'Anfragen', of: ({ count }) => count },
    { heading: 'Antwortzeit (ms)', of: ({ responseTime }) => withComma(responseTime) },
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
function withComma(value: number | null): string | null {
  return value === null ? null : String(value).replace('.', ',');
}
