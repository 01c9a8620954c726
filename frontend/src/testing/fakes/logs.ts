import type { LogEntry, LogHistogram, LogPage } from '@pruefer/contracts';

/** A stored request. */
export function createLoggedEntry(differs: Partial<LogEntry> = {}): LogEntry {
  return {
    id: '01936a5e-7c2e-7000-8000-000000000001',
    timestamp: '2026-11-20T13:07:31.000Z',
    apiKeyId: '4f9c21ab-07de-4e0b-9a51-0d9e6f3c2b17',
    clientName: 'Süderelbe Versicherungsverein a. G.',
    ipAddress: '203.0.113.42',
    iban: 'DE89370400440532013000',
    statusCode: 200,
    responseTime: 9.2,
    country: 'DE',
    errorCode: null,
    errorMessage: null,
    bankDetails: {
      bankCode: '37040044',
      bic: 'COBADEFFXXX',
      bankName: 'Commerzbank',
      bankAddress: '50447 Köln',
    },
    dataVersion: '2026-09-07-1a2b3c4d',
    requestId: '01jd4x9k-7c2e',
    count: 1,
    ...differs,
  };
}

/** One page with these rows only. */
export function createLoggedPage(logs: LogEntry[], differs: Partial<LogPage> = {}): LogPage {
  return {
    logs,
    total: logs.length,
    totalIsExact: true,
    offset: 0,
    nextCursor: null,
    previousCursor: null,
    ...differs,
  };
}

/** Two bars of half an hour. */
export const histogram: LogHistogram = {
  bucketSeconds: 1800,
  isComplete: true,
  buckets: [
    { begin: '2026-11-20T12:30:00.000Z', end: '2026-11-20T13:00:00.000Z', success: 600, refused: 20, failed: 0 },
    { begin: '2026-11-20T13:00:00.000Z', end: '2026-11-20T13:30:00.000Z', success: 48, refused: 4, failed: 1 },
  ],
};
