import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type LocalizedText,
  MAX_FILE_JOBS,
  MAX_OPEN_FILE_JOBS,
  MAX_STORED_FILE_BYTES,
  Problem,
  REPEATABLE_ANSWER_HOURS,
} from '@pruefer/contracts';
import { inTransaction } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { WorkerConfig } from '../../config.js';
import { FilesPool } from './files-pool.js';
import type { FileLayout } from '../formats/row/file-row.js';
import { jobEndedText, storageFullText } from './refusals.js';
import { type ClaimedFileJob, fileJobColumns, type FileJobRow, type StoredPreflight } from './file-job-row.js';

type NewJob = Pick<FileJobRow, 'id' | 'contractId' | 'kind' | 'name' | 'bytes' | 'fileKey' | 'language'>;

type OwnJob = Pick<FileJobRow, 'id' | 'contractId'>;
/** States in which a process works on a job. */
type LeasedState = 'checking' | 'running';
export type FileProgress = Pick<FileJobRow, 'done' | 'valid' | 'invalid' | 'resultBytes' | 'errorBytes'>;

/** A job whose lease was not renewed for this time can be claimed by another process. */
const LEASE = `interval '15 s'`;
/** Writing a piece takes less time than this. After it, another request may write the piece. */
const PIECE_LEASE = `interval '5 s'`;
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('jobs.file_job'), hashint8($1))`;
const INSERT =
  'INSERT INTO jobs.file_job (id, contract_id, kind, name, bytes, file_key, language) VALUES ($1, $2, $3, $4, $5, $6, $7)';
const STORED = `
  SELECT count(*)::int AS jobs, count(*) FILTER (WHERE ended_at IS NULL)::int AS open,
    coalesce(sum(result_bytes + error_bytes + CASE WHEN ended_at IS NULL THEN bytes ELSE 0 END), 0)::float8 AS bytes
  FROM jobs.file_job WHERE contract_id = $1`;

/** Counts the jobs of a contract, those that have not ended, and the bytes of their files. */
interface Stored {
  readonly jobs: number;
  readonly open: number;
  readonly bytes: number;
}

const DELETE_EXPIRED_ANSWERS = `DELETE FROM jobs.given_answer WHERE at < now() - interval '${REPEATABLE_ANSWER_HOURS} hours'`;
/** The lock prevents two processes from claiming two jobs of one contract. */
const CLAIM_LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('jobs.file_job', 0))`;
const CLAIM = `
  UPDATE jobs.file_job SET runner = $1, leased_until = clock_timestamp() + ${LEASE} FROM (
    SELECT id AS claimed, leased_until IS NOT NULL AS "wasClaimed" FROM jobs.file_job j
    WHERE state = $2 AND (leased_until IS NULL OR leased_until < clock_timestamp() OR runner = $1) AND id <> ALL ($3) AND contract_id <> ALL ($4)
      AND NOT EXISTS (SELECT FROM jobs.file_job other WHERE other.contract_id = j.contract_id AND other.id <> j.id
        AND other.state = $2 AND other.runner <> $1 AND other.leased_until > clock_timestamp())
    ORDER BY changed_at LIMIT 1 FOR UPDATE SKIP LOCKED) due WHERE id = claimed`;

const CANCEL = `
  UPDATE jobs.file_job SET is_cancel_wanted = true, state = CASE WHEN started_at IS NULL THEN 'cancelled' ELSE state END,
    failure = CASE WHEN started_at IS NULL THEN $2::jsonb END, ended_at = CASE WHEN started_at IS NULL THEN clock_timestamp() END
  WHERE id = $1 AND ended_at IS NULL`;

/** Reads and changes file jobs; each change names the state that it starts from. */
@Injectable()
export class FileJobRepository {
  readonly columns: string;
  /** Identifies this process in the leases of jobs. */
  readonly runner = randomUUID();

  constructor(
    private readonly database: FilesPool,
    { FILE_DAYS }: WorkerConfig,
  ) {
    this.columns = fileJobColumns(FILE_DAYS);
  }

  /** @param client in a transaction @throws Problem `too_many_file_jobs` */
  async add(client: PoolClient, { id, contractId, kind, name, bytes, fileKey, language }: NewJob): Promise<FileJobRow> {
    await client.query(LOCK, [contractId]);
    const { rows } = await client.query<Stored>(STORED, [contractId]);
    const { open, jobs, bytes: storedBytes } = rows[0]!;
    if (open >= MAX_OPEN_FILE_JOBS) throw new Problem('too_many_file_jobs');
    if (jobs >= MAX_FILE_JOBS || storedBytes + bytes > MAX_STORED_FILE_BYTES)
      throw new Problem('too_many_file_jobs', { text: storageFullText });
    const values = [id, contractId, kind, name, bytes, fileKey, language];
    return (await this.first(`${INSERT} RETURNING ${this.columns}`, values, client))!;
  }

  /** @throws Problem `file_job_unknown`, also for a job of another contract */
  async find(id: string, contractId: number): Promise<FileJobRow> {
    const row = await this.first(`SELECT ${this.columns} FROM jobs.file_job WHERE id = $1 AND contract_id = $2`, [
      id,
      contractId,
    ]);
    return row ?? Promise.reject(new Problem('file_job_unknown'));
  }

  /** Lists the jobs of a contract, newest first, and counts all of them. */
  async list(contractId: number, limit: number, offset: number): Promise<{ rows: FileJobRow[]; total: number }> {
    const { rows } = await this.database.pool.query<FileJobRow & { total: number }>(
      `SELECT ${this.columns}, count(*) OVER ()::int AS total FROM jobs.file_job WHERE contract_id = $1
       ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
      [contractId, limit, offset],
    );
    return { rows, total: rows[0]?.total ?? 0 };
  }

  /** Reserves the next piece of an upload. @returns undefined when the upload is at another offset, or another piece is being written */
  reservePiece(id: string, from: number): Promise<FileJobRow | undefined> {
    return this.first(
      `UPDATE jobs.file_job SET leased_until = clock_timestamp() + ${PIECE_LEASE} WHERE id = $1 AND received = $2 AND state = 'uploading'
         AND (leased_until IS NULL OR leased_until < clock_timestamp()) RETURNING ${this.columns}`,
      [id, from],
    );
  }

  /** Releases a piece that was not stored, so that it can be sent again. */
  async releasePiece(id: string, from: number): Promise<void> {
    const text = `UPDATE jobs.file_job SET leased_until = NULL WHERE id = $1 AND received = $2 AND state = 'uploading'`;
    await this.database.pool.query(text, [id, from]);
  }

  /** Records an uploaded piece; the last one ends the upload. @returns undefined when the upload is at another offset */
  recordPiece(id: string, from: number, to: number): Promise<FileJobRow | undefined> {
    return this.first(
      `UPDATE jobs.file_job SET received = $3, changed_at = clock_timestamp(), leased_until = NULL, state = CASE WHEN bytes = $3 THEN 'checking' ELSE state END
       WHERE id = $1 AND received = $2 AND state = 'uploading' RETURNING ${this.columns}`,
      [id, from, to],
    );
  }

  /** @returns undefined unless the job waits for its start */
  reread(id: string, choice: object): Promise<FileJobRow | undefined> {
    return this.first(
      `UPDATE jobs.file_job SET state = 'checking', choice = $2, changed_at = clock_timestamp() WHERE id = $1 AND state = 'ready'
       RETURNING ${this.columns}`,
      [id, JSON.stringify(choice)],
    );
  }

  /**
   * Claims the oldest unclaimed job in a state. Skips contracts that already have a claimed job in that state.
   * @param excluded jobs that this process has claimed; their contracts are skipped too
   */
  claim(state: LeasedState, excluded: readonly OwnJob[]): Promise<ClaimedFileJob | undefined> {
    const values = [this.runner, state, excluded.map(({ id }) => id), excluded.map(({ contractId }) => contractId)];
    return inTransaction(this.database.pool, async (client) => {
      await client.query(CLAIM_LOCK);
      return (await client.query<ClaimedFileJob>(`${CLAIM} RETURNING ${this.columns}, "wasClaimed"`, values)).rows[0];
    });
  }

  /** Renews the lease of a claimed job. @returns undefined when another process has it, or it was cancelled or deleted */
  renewLease(id: string): Promise<FileJobRow | undefined> {
    return this.first(
      `UPDATE jobs.file_job SET leased_until = clock_timestamp() + ${LEASE} WHERE id = $1 AND runner = $2 AND ended_at IS NULL
       RETURNING ${this.columns}`,
      [id, this.runner],
    );
  }

  /** Renews the leases of those of these jobs that this process still has. */
  async renewLeases(ids: readonly string[]): Promise<void> {
    await this.database.pool.query(
      `UPDATE jobs.file_job SET leased_until = clock_timestamp() + ${LEASE} WHERE id = ANY ($1) AND runner = $2 AND ended_at IS NULL`,
      [ids, this.runner],
    );
  }

  /** Ends the leases of this process in a state, so that others can claim the jobs at once. */
  async releaseLeases(state: LeasedState): Promise<void> {
    const text = 'UPDATE jobs.file_job SET leased_until = clock_timestamp() WHERE runner = $1 AND state = $2';
    await this.database.pool.query(text, [this.runner, state]);
  }

  /** Records checked rows. @returns undefined when another process has the job */
  advance(job: FileJobRow, to: FileProgress): Promise<FileJobRow | undefined> {
    return this.first(
      `UPDATE jobs.file_job SET done = $4, valid = $5, invalid = $6, result_bytes = $7, error_bytes = $8,
         leased_until = clock_timestamp() + ${LEASE}, changed_at = clock_timestamp()
       WHERE id = $1 AND runner = $2 AND done = $3 AND state = 'running' RETURNING ${this.columns}`,
      [job.id, this.runner, job.done, to.done, to.valid, to.invalid, to.resultBytes, to.errorBytes],
    );
  }

  /** Deletes expired jobs, and answers that are not repeated any more, because they hold names of files. */
  async deleteExpired(days: number): Promise<void> {
    await this.database.pool.query(
      `DELETE FROM jobs.file_job WHERE state <> 'running' AND coalesce(ended_at, changed_at) < clock_timestamp() - make_interval(days => $1)`,
      [days],
    );
    await this.database.pool.query(DELETE_EXPIRED_ANSWERS);
  }

  /** Finds which of these jobs exist. @returns id → whether the job has ended */
  async findEndedById(ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const { rows } = await this.database.pool.query<{ id: string; ended: boolean }>(
      'SELECT id, ended_at IS NOT NULL AS ended FROM jobs.file_job WHERE id::text = ANY ($1)',
      [ids],
    );
    return new Map(rows.map(({ id, ended }) => [id, ended]));
  }

  /** Records that the file cannot be read. If an earlier layout exists, the job returns to `ready` with it; otherwise the job fails. */
  recordUnreadable(id: string, failure: LocalizedText): Promise<FileJobRow | undefined> {
    return this.first(
      `UPDATE jobs.file_job SET failure = $3, changed_at = clock_timestamp(), leased_until = NULL,
         state = CASE WHEN reading IS NULL THEN 'failed' ELSE 'ready' END,
         ended_at = CASE WHEN reading IS NULL THEN clock_timestamp() END
       WHERE id = $1 AND runner = $2 AND state = 'checking' RETURNING ${this.columns}`,
      [id, this.runner, JSON.stringify(failure)],
    );
  }

  /** Stores the layout and the preflight of a file; the job becomes `ready`. */
  async recordPreflight(id: string, layout: FileLayout, preflight: StoredPreflight): Promise<void> {
    await this.database.pool.query(
      `UPDATE jobs.file_job SET state = 'ready', failure = NULL, reading = $3, preflight = $4, changed_at = clock_timestamp(), leased_until = NULL
       WHERE id = $1 AND runner = $2 AND state = 'checking'`,
      [id, this.runner, JSON.stringify(layout), JSON.stringify(preflight)],
    );
  }

  /**
   * Ends a job before its start, and asks a running one to stop after its present rows.
   * @param failure sentence for the customer
   * @throws Problem `file_job_state` for an ended one
   */
  async cancel(id: string, failure: LocalizedText, client?: PoolClient): Promise<FileJobRow> {
    const row = await this.first(`${CANCEL} RETURNING ${this.columns}`, [id, JSON.stringify(failure)], client);
    return row ?? Promise.reject(new Problem('file_job_state', { text: jobEndedText }));
  }

  /** Sums the bytes that unfinished uploads have not sent yet. */
  async expectedBytes(client: PoolClient): Promise<number> {
    const text = `SELECT coalesce(sum(bytes - received), 0)::float8 AS bytes FROM jobs.file_job WHERE state = 'uploading'`;
    return (await client.query<{ bytes: number }>(text)).rows[0]!.bytes;
  }

  /** @returns whether it was deleted; a running job is not */
  async remove(id: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query(
      `DELETE FROM jobs.file_job WHERE id = $1 AND state <> 'running'`,
      [id],
    );
    return rowCount === 1;
  }

  async first(text: string, values: unknown[], client?: PoolClient): Promise<FileJobRow | undefined> {
    return (await (client ?? this.database.pool).query<FileJobRow>(text, values)).rows[0];
  }
}
