import type { FileChoice, FileJob, FileJobKind, FileJobState, FilePreflight, StaffFileJob } from '@pruefer/contracts';
import type { Understanding } from '../formats/row/file-row.js';

/** A row of `jobs.file_job`. */
export interface FileJobRow {
  readonly id: string;
  readonly contractId: number;
  readonly kind: FileJobKind;
  readonly name: string;
  readonly state: FileJobState;
  readonly failure: string | null;
  readonly bytes: number;
  readonly received: number;
  readonly fileKey: Buffer;
  readonly choice: FileChoice;
  /** null until the file was read. */
  readonly reading: Understanding | null;
  readonly preflight: FilePreflight | null;
  /** Hash of the key that started the job, in hex, and the address of its caller. */
  readonly keyHash: string | null;
  readonly address: string | null;
  readonly isTest: boolean;
  readonly charged: number;
  readonly done: number;
  readonly valid: number;
  readonly invalid: number;
  readonly resultBytes: number;
  readonly errorBytes: number;
  readonly isCancelWanted: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly deletedAt: Date;
}

/** @param days after which a job is deleted */
export const fileJobColumns = (days: number): string => `
  id, contract_id::float8 AS "contractId", kind, name, state, failure, bytes::float8, received::float8, file_key AS "fileKey", choice, reading,
  preflight, encode(key_hash, 'hex') AS "keyHash", host(address) AS address, is_test AS "isTest", charged, done, valid, invalid,
  result_bytes::float8 AS "resultBytes", error_bytes::float8 AS "errorBytes", is_cancel_wanted AS "isCancelWanted", created_at AS "createdAt",
  started_at AS "startedAt", ended_at AS "endedAt", coalesce(ended_at, changed_at) + make_interval(days => ${days}) AS "deletedAt"`;

/** The view of a customer. */
export function fileJobOf(row: FileJobRow): FileJob {
  return { ...factsOf(row), preflight: row.preflight };
}

/** The view of staff. */
export function staffFileJobOf(row: FileJobRow): StaffFileJob {
  const { rows = null, price = null } = row.preflight ?? {};
  return { ...factsOf(row), rows, price };
}

function factsOf(row: FileJobRow): Omit<FileJob, 'preflight'> {
  const { id, kind, name, state, bytes, received, failure, preflight, done, valid, invalid } = row;
  const charged = row.isTest ? 0 : row.charged;
  const failed = (row.endedAt && preflight ? preflight.rows : done) - valid - invalid;
  return {
    ...{ id, kind, name, state, bytes, received, failure, done },
    counts: row.startedAt && { valid, invalid, failed, charged },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt.toISOString(),
  };
}
