import {
  type FileChoice,
  type FileJob,
  type FileJobKind,
  type FileJobState,
  type FilePreflight,
  type Language,
  type LocalizedText,
  type StaffFileJob,
  textIn,
} from '@pruefer/contracts';
import type { FileLayout, Rejection } from '../formats/row/file-row.js';
import { rejectionTexts } from '../formats/row/rejection-texts.js';

/** A preflight as it is stored: without the sentences about its rejected lines. */
export interface StoredPreflight extends Omit<FilePreflight, 'rejectedLines'> {
  readonly rejectedLines: readonly { readonly line: number; readonly reason: Rejection }[];
}

/** A row of `jobs.file_job`. */
export interface FileJobRow {
  readonly id: string;
  readonly contractId: number;
  readonly kind: FileJobKind;
  readonly name: string;
  readonly state: FileJobState;
  readonly failure: LocalizedText | null;
  /** Language of the sentences in the files of results. */
  readonly language: Language;
  readonly bytes: number;
  readonly received: number;
  readonly fileKey: Buffer;
  readonly choice: FileChoice;
  /** null until the file was read. */
  readonly layout: FileLayout | null;
  readonly preflight: StoredPreflight | null;
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

/** A job that this process has claimed; `wasClaimed`: by it or another one before, in the same state. */
export interface ClaimedFileJob extends FileJobRow {
  readonly wasClaimed: boolean;
}

/** @param days after which a job is deleted */
export const fileJobColumns = (days: number): string => `
  id, contract_id::float8 AS "contractId", kind, name, state, failure, language, bytes::float8, received::float8, file_key AS "fileKey", choice, reading AS layout,
  preflight, encode(key_hash, 'hex') AS "keyHash", host(address) AS address, is_test AS "isTest", charged, done, valid, invalid,
  result_bytes::float8 AS "resultBytes", error_bytes::float8 AS "errorBytes", is_cancel_wanted AS "isCancelWanted", created_at AS "createdAt",
  started_at AS "startedAt", ended_at AS "endedAt", coalesce(ended_at, changed_at) + make_interval(days => ${days}) AS "deletedAt"`;

/** The view of a customer. */
export function toFileJob(row: FileJobRow, language: Language): FileJob {
  return { ...toJobFacts(row, language), preflight: row.preflight && preflightIn(language, row.preflight) };
}

function preflightIn(language: Language, { rejectedLines, ...facts }: StoredPreflight): FilePreflight {
  const sentenceOn = (reason: Rejection) => textIn(rejectionTexts[reason], language);
  return {
    ...facts,
    rejectedLines: rejectedLines.map(({ line, reason }) => ({ line, reason, message: sentenceOn(reason) })),
  };
}

/** The view of staff. */
export function toStaffFileJob(row: FileJobRow): StaffFileJob {
  const { rows = null, price = null } = row.preflight ?? {};
  return { ...toJobFacts(row, 'de'), rows, price };
}

function toJobFacts(row: FileJobRow, language: Language): Omit<FileJob, 'preflight'> {
  const { id, kind, name, state, bytes, received, preflight, done, valid, invalid } = row;
  const charged = row.isTest ? 0 : row.charged;
  const failed = (row.endedAt && preflight ? preflight.rows : done) - valid - invalid;
  return {
    id,
    kind,
    name,
    state,
    bytes,
    received,
    done,
    failure: row.failure && textIn(row.failure, language),
    counts: row.startedAt && { valid, invalid, failed, charged },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt.toISOString(),
  };
}
