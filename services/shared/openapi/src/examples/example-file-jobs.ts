import type { FileJob } from '@pruefer/contracts';
import type { Texts } from '../texts/de.js';

type FileJobs = Readonly<Record<'registered' | 'uploaded' | 'ready' | 'running' | 'succeeded' | 'cancelled', FileJob>>;

/** A file job in its states. @param id of the job */
export function exampleFileJobs(id: string, texts: Texts['examples']): FileJobs {
  const registered: FileJob = {
    id,
    kind: 'validate',
    name: texts.file,
    state: 'uploading',
    bytes: 72,
    received: 0,
    failure: null,
    preflight: null,
    done: 0,
    counts: null,
    createdAt: '2026-11-28T10:00:00.000Z',
    startedAt: null,
    endedAt: null,
    deletedAt: '2026-12-05T10:00:00.000Z',
  };
  const uploaded: FileJob = { ...registered, state: 'checking', received: 72 };
  const ready: FileJob = { ...uploaded, state: 'ready', preflight: createPreflight(texts) };
  const running: FileJob = {
    ...ready,
    state: 'running',
    startedAt: '2026-11-28T10:00:05.000Z',
    counts: { valid: 0, invalid: 0, failed: 0, charged: 2 },
  };
  const succeeded: FileJob = {
    ...running,
    state: 'succeeded',
    done: 2,
    endedAt: '2026-11-28T10:00:07.000Z',
    counts: { valid: 1, invalid: 1, failed: 0, charged: 2 },
  };
  const cancelled: FileJob = {
    ...ready,
    state: 'cancelled',
    failure: texts.cancelled,
    endedAt: '2026-11-28T10:00:07.000Z',
  };
  return { registered, uploaded, ready, running, succeeded, cancelled };
}

function createPreflight({ customerColumn }: Texts['examples']): FileJob['preflight'] {
  return {
    reading: {
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      hasHeader: true,
      columns: [customerColumn, 'IBAN'],
      ibanColumn: 'IBAN',
      ibanColumns: [],
      bicColumn: null,
      referenceColumn: null,
    },
    rows: 2,
    rejected: 0,
    price: 2,
    preview: [
      { line: 2, iban: 'DE23999999000000000001', bic: null, reference: null },
      { line: 3, iban: 'DE24999999000000000001', bic: null, reference: null },
    ],
    rejectedLines: [],
  };
}
