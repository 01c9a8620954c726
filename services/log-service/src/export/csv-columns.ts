import { type LogEntry, requestFieldList, type RequestFieldName, type Times } from '@pruefer/contracts';
import { type CsvColumn, timeColumns } from '@pruefer/platform';

type Column = CsvColumn<LogEntry>;

const bankColumns: readonly Column[] = [
  { heading: 'BLZ', of: ({ bankDetails }) => bankDetails?.bankCode ?? null },
  { heading: 'BIC', of: ({ bankDetails }) => bankDetails?.bic ?? null },
  { heading: 'Bank', of: ({ bankDetails }) => bankDetails?.bankName ?? null },
  { heading: 'Bankadresse', of: ({ bankDetails }) => bankDetails?.bankAddress ?? null },
];

const channelNames: Readonly<Record<string, string>> = { single: 'Einzeln', bulk: 'Sammelprüfung' };

/** Columns of the CSV export of the request log. @param times formats times in the configured zone */
export function csvColumns(times: Times): readonly Column[] {
  const specialColumns: Partial<Record<RequestFieldName, (heading: string) => readonly Column[]>> = {
    at: (heading) => timeColumns<LogEntry>(heading, times, ({ timestamp }) => timestamp),
    keyId: (heading) => [{ heading, of: ({ apiKeyId }) => apiKeyId ?? 'Public' }],
    responseTimeMs: (heading) => [{ heading, of: ({ responseTime }) => withComma(responseTime) }],
    bankDetails: () => bankColumns,
    channel: (heading) => [{ heading, of: ({ channel }) => channelNames[channel ?? 'single'] ?? channel ?? null }],
  };
  return requestFieldList.flatMap(({ name, entry, heading }) => {
    if (!entry || !heading) return [];
    return (
      specialColumns[name]?.(heading) ?? [
        { heading, of: (row) => row[entry as keyof LogEntry] as string | number | null },
      ]
    );
  });
}

/** Writes a decimal comma, because German spreadsheets read "1.25" as a date. */
function withComma(value: number | null): string | null {
  return value === null ? null : String(value).replace('.', ',');
}
