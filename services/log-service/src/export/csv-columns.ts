import { type LogEntry, type RequestFieldName, requestFieldList, type Timezone } from '@pruefer/contracts';
import type { CsvColumn } from '@pruefer/platform';
import { clockIn } from '../requests/zoned-day.js';

type Column = CsvColumn<LogEntry>;

const bankColumns: readonly Column[] = [
  { heading: 'BLZ', of: ({ bankDetails }) => bankDetails?.bankCode ?? null },
  { heading: 'BIC', of: ({ bankDetails }) => bankDetails?.bic ?? null },
  { heading: 'Bank', of: ({ bankDetails }) => bankDetails?.bankName ?? null },
  { heading: 'Bankadresse', of: ({ bankDetails }) => bankDetails?.bankAddress ?? null },
];

/** The columns of the file; times stand there twice, as clocks in the zone show one hour of the year two times. */
export function csvColumns(zone: Timezone): readonly Column[] {
  const own: Partial<Record<RequestFieldName, (heading: string) => readonly Column[]>> = {
    at: (heading) => [
      { heading: `${heading} (${zone})`, of: ({ timestamp }) => clockIn(zone, new Date(timestamp)) },
      { heading: `${heading} (UTC)`, of: ({ timestamp }) => timestamp },
    ],
    keyId: (heading) => [{ heading, of: ({ apiKeyId }) => apiKeyId ?? 'Public' }],
    responseTimeMs: (heading) => [{ heading, of: ({ responseTime }) => germanNumber(responseTime) }],
    bankDetails: () => bankColumns,
  };
  return requestFieldList.flatMap(({ name, entry, heading }) => {
    if (!entry || !heading) return [];
    return own[name]?.(heading) ?? [{ heading, of: (row) => row[entry as keyof LogEntry] as string | number | null }];
  });
}

/** With a comma: German spreadsheets read "1.25" as a date. */
function germanNumber(value: number | null): string | null {
  return value === null ? null : String(value).replace('.', ',');
}
