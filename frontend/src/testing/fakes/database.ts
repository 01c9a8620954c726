import type {
  BackupOverview,
  BankDataOverview,
  BankImport,
  Job,
  JobDetails,
  JobSchedule,
  KeptBackup,
  LogStats,
  RestoreCheck,
  RetentionOverview,
} from '@pruefer/contracts';
import { http, HttpResponse, type RequestHandler } from 'msw';

/** A job that is done, unless said otherwise. */
export function createDoneJob(differs: Partial<Job> = {}): Job {
  return {
    id: '0193a001-0000-7000-8000-000000000001',
    kind: 'backup',
    state: 'done',
    origin: 'staff',
    startedBy: 'm.hoffmann',
    createdAt: '2026-11-20T13:00:00Z',
    startedAt: '2026-11-20T13:00:01Z',
    endedAt: '2026-11-20T13:00:42Z',
    attempts: 1,
    progress: null,
    failure: null,
    failureCode: null,
    result: null,
    isCancellable: false,
    isRepeatable: false,
    ...differs,
  };
}

/** A running job. */
export function runningJob(differs: Partial<Job> = {}): Job {
  return createDoneJob({ state: 'running', endedAt: null, isCancellable: true, ...differs });
}

export const bankData: BankDataOverview = {
  count: 13_760,
  dataVersion: '2026-09-07-1a2b3c4d',
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
  importedAt: '2026-09-07T03:00:00Z',
  source: 'Bankleitzahlendatei der Deutschen Bundesbank',
  origin: 'official',
  officialHost: 'www.bundesbank.de',
  warnings: ['Die Bankdaten gelten noch 16 Tage.'],
  lists: [
    { countries: null, publisher: null, site: null, files: ['eigene Liste (CSV)'] },
    {
      countries: ['CH', 'LI'],
      publisher: 'SIX Interbank Clearing',
      site: 'www.six-group.com',
      files: ['Bank Master 3 (CSV)', 'Bank Master 3 (JSON)'],
    },
    {
      countries: ['BE'],
      publisher: 'Nationale Bank van België',
      site: 'www.nbb.be',
      files: ['full list of codes (Tabelle, als CSV gespeichert)'],
    },
    {
      countries: ['DE'],
      publisher: 'Deutsche Bundesbank',
      site: 'www.bundesbank.de',
      files: ['Bankleitzahlendatei (Text)', 'Bankleitzahlendatei (CSV)'],
    },
  ],
  loaded: [
    { country: 'CH', source: 'SIX Interbank Clearing', validFrom: '2026-10-01', records: 1_189 },
    { country: 'DE', source: 'Deutsche Bundesbank', validFrom: '2026-09-07', records: 13_760 },
  ],
};

export const bankImport: BankImport = {
  dataVersion: '2026-09-07-1a2b3c4d',
  country: 'DE',
  source: 'Deutsche Bundesbank',
  origin: 'official',
  validFrom: '2026-09-07',
  importedAt: '2026-09-07T03:00:00Z',
  state: 'inForce',
  records: 13_760,
  errors: 0,
  errorLines: [],
  difference: { added: 21, changed: 148, removed: 9, bicChanged: 12 },
  isWithdrawable: true,
};

const keptBackup: KeptBackup = {
  fileName: 'iban-backup-2026-11-19-2214.sql',
  bytes: 181_000_000,
  createdAt: '2026-11-19T21:14:00Z',
  reason: 'nightly',
  isEncrypted: false,
  checksum: 'a'.repeat(64),
  records: 3_904_772,
};

export const backups: BackupOverview = {
  estimatedBytes: 184_000_000,
  last: keptBackup,
  lastProof: {
    at: '2026-11-15T03:00:41Z',
    fileName: keptBackup.fileName,
    backupAt: keptBackup.createdAt,
    tables: 31,
    records: 3_904_772,
    durationMs: 41_000,
  },
  isEncrypting: false,
  hasOffsiteCopy: false,
  warnings: [],
  whole: {
    last: { createdAt: '2026-11-19T21:16:00Z', bytes: 6_200_000, isEncrypted: false },
    since: '2026-11-01T08:00:00Z',
    failure: null,
    offsiteFailure: null,
  },
  kept: [keptBackup],
};

export const restoreCheck: RestoreCheck = {
  id: '0123456789abcdef0123456789abcdef',
  bytes: 181_000_000,
  backupAt: '2026-11-19T21:14:00Z',
  productVersion: '0.1.0',
  formatVersion: 1,
  schemaVersion: 7,
  isEncrypted: false,
  records: 3_904_772,
  parts: [
    { part: 'content', added: 2, changed: 3, removed: 1, unchanged: 10, leftOut: 1 },
    { part: 'logs', added: 5_000, changed: 0, removed: 0, unchanged: 3_899_000, leftOut: 0 },
  ],
  secrets: [{ name: 'log-hash', fingerprint: 'ab12', purpose: 'Suche nach einer IBAN', isMissing: true }],
  notes: ['3 Einträge bleiben weg, weil sie bereinigt wurden.'],
};

const logStats: LogStats = {
  totalLogs: 3_904_772,
  oldestLog: '2026-01-14T08:00:00Z',
  logsByMonth: [
    { month: '2026-10', count: 640_000 },
    { month: '2026-11', count: 580_000 },
  ],
};

export const retention: RetentionOverview = {
  months: null,
  bytesPerMonth: 120_000_000,
  logBytes: 1_200_000_000,
  kept: [
    {
      name: 'log-details',
      data: 'Volle IBANs',
      keptFor: '30 Tage',
      isContinuous: false,
      nextRunAt: '2026-11-21T02:30:00Z',
      due: 12,
    },
    { name: 'audit', data: 'Audit-Log', keptFor: 'unbegrenzt', isContinuous: false, nextRunAt: null, due: null },
  ],
};

const schedules: JobSchedule[] = [
  { kind: 'backup', rhythm: 'täglich um 02:15 Uhr', nextAt: '2026-11-21T01:15:00Z', switchedOff: null },
  { kind: 'log-retention', rhythm: 'täglich um 03:30 Uhr', nextAt: null, switchedOff: 'Keine Monate festgelegt.' },
];

/** The jobs of the fake server; tests put theirs in front. */
export const jobs: Job[] = [];

/** The server's answers for the section in its initial state. */
export const databaseAnswers: readonly RequestHandler[] = [
  http.get('*/api/admin/banks/count', () => HttpResponse.json({ count: bankData.count })),
  http.get('*/api/admin/database/bank-data', () => HttpResponse.json(bankData)),
  http.get('*/api/admin/database/bank-imports', () => HttpResponse.json({ items: [bankImport], total: 1 })),
  http.get('*/api/admin/database/backups', () => HttpResponse.json(backups)),
  http.get('*/api/admin/database/jobs', ({ request }) => {
    const offset = Number(new URL(request.url).searchParams.get('offset') ?? 0);
    return HttpResponse.json({ items: jobs.slice(offset, offset + 10), total: jobs.length });
  }),
  http.get('*/api/admin/database/jobs/:id', ({ params }) => {
    const job = jobs.find(({ id }) => id === params['id']);
    const details: JobDetails = {
      ...createDoneJob(job),
      lines: [{ at: '2026-11-20T13:00:02Z', text: '31 Tabellen gelesen' }],
    };
    return HttpResponse.json(details);
  }),
  http.get('*/api/admin/database/schedules', () => HttpResponse.json(schedules)),
  http.get('*/api/admin/database/retention', () => HttpResponse.json(retention)),
  http.get('*/api/admin/logs/stats', () => HttpResponse.json(logStats)),
  http.get('*/api/admin/logs/cleanup-stats', ({ request }) => {
    const date = new URL(request.url).searchParams.get('date') ?? '2026-10-21';
    return HttpResponse.json({
      date,
      latestDate: '2026-10-21',
      keptDays: 30,
      logsToDelete: 494_510,
      oldestLog: logStats.oldestLog,
    });
  }),
  http.get('*/api/admin/logs/erasures', () => HttpResponse.json({ items: [], total: 0 })),
];
