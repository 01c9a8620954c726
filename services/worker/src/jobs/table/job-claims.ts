import { Injectable } from '@nestjs/common';
import type { JobKind, JobProgress, JobResult } from '@pruefer/contracts';
import { jobColumns, type JobRow } from './job-row.js';
import { MAX_ATTEMPTS } from './job.repository.js';
import { JobsPool } from './jobs-pool.js';

/** Identifies a run by job and attempt, so that a replaced run cannot write to the job. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

export interface ClaimedJob extends JobRow {
  /** Number of the last line that earlier runs have written. */
  readonly lastLine: number;
}

export interface NumberedLine {
  readonly number: number;
  readonly at: Date;
  readonly text: string;
}

interface ProgressUpdate {
  /** null: unchanged. */
  readonly progress: JobProgress | null;
  readonly lines: readonly NumberedLine[];
  /** Lines up to this number are deleted. */
  readonly deletedUpTo: number;
}

export type JobOutcome =
  | { readonly state: 'done'; readonly result: JobResult }
  | { readonly state: 'failed'; readonly failure: string; readonly failureCode: string | null }
  | { readonly state: 'cancelled' };

export const CANCELLED = 'Der Auftrag wurde abgebrochen.';
const INTERRUPTED = `Der Auftrag wurde ${MAX_ATTEMPTS}-mal unterbrochen und nicht zu Ende gebracht.`;

const isOwn = `id = $1 AND attempts = $2 AND state = 'running'`;

/**
 * An interrupted job waits again, unless it was cancelled or interrupted too often. $1: 1 for a run that does not count, $2:
 * seconds until it is due.
 */
const requeueStatement = (condition: string) => `
  WITH interrupted AS (
    SELECT id, CASE WHEN is_cancel_wanted THEN 'cancelled' WHEN attempts >= last_attempt + $1 THEN 'failed' ELSE 'waiting' END AS next
    FROM jobs.job WHERE state = 'running' AND ${condition} FOR UPDATE)
  UPDATE jobs.job SET state = next, version = version + 1, last_attempt = last_attempt + $1,
    failure = CASE next WHEN 'failed' THEN '${INTERRUPTED}' WHEN 'cancelled' THEN '${CANCELLED}' END,
    due_at = clock_timestamp() + make_interval(secs => $2),
    ended_at = CASE WHEN next <> 'waiting' THEN clock_timestamp() END
  FROM interrupted WHERE job.id = interrupted.id RETURNING ${jobColumns}`;

const SAVE_PROGRESS = `
  WITH saved AS (
    UPDATE jobs.job SET alive_at = clock_timestamp(), progress = coalesce($3::jsonb, progress), version = version + 1
    WHERE ${isOwn} RETURNING *),
  written AS (
    INSERT INTO jobs.line (job_id, number, at, text)
    SELECT saved.id, line.* FROM saved, unnest($4::int[], $5::timestamptz[], $6::text[]) AS line
    ON CONFLICT DO NOTHING),
  deleted AS (DELETE FROM jobs.line USING saved WHERE line.job_id = saved.id AND line.number <= $7)
  SELECT ${jobColumns} FROM saved AS job`;

/** Statements of runs on their jobs. A job has at most one run at a time. */
@Injectable()
export class JobClaims {
  constructor(private readonly database: JobsPool) {}

  /** Claims the oldest due job of these kinds; undefined: none waits. */
  async claim(kinds: readonly JobKind[]): Promise<ClaimedJob | undefined> {
    const { rows } = await this.database.pool.query<ClaimedJob>(
      `UPDATE jobs.job SET state = 'running', attempts = attempts + 1, version = version + 1, is_final = false, progress = NULL,
         started_at = clock_timestamp(), alive_at = clock_timestamp()
       WHERE id = (
         SELECT id FROM jobs.job WHERE state = 'waiting' AND due_at <= clock_timestamp() AND kind = ANY ($1)
         ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING ${jobColumns}, (SELECT coalesce(max(number), 0) FROM jobs.line WHERE job_id = job.id) AS "lastLine"`,
      [kinds],
    );
    return rows[0];
  }

  /** Stores the heartbeat and progress of a run; undefined: the job has another run now. */
  async saveProgress(
    { id, attempt }: Claim,
    { progress, lines, deletedUpTo }: ProgressUpdate,
  ): Promise<JobRow | undefined> {
    const columns = [lines.map(({ number }) => number), lines.map(({ at }) => at), lines.map(({ text }) => text)];
    const values = [id, attempt, progress && JSON.stringify(progress), ...columns, deletedUpTo];
    const { rows } = await this.database.pool.query<JobRow>(SAVE_PROGRESS, values);
    return rows[0];
  }

  /** Makes a run impossible to cancel; undefined: it was cancelled, or the job has another run now. */
  makeFinal({ id, attempt }: Claim): Promise<JobRow | undefined> {
    return this.change(
      `UPDATE jobs.job SET is_final = true, version = version + 1, alive_at = clock_timestamp()
       WHERE ${isOwn} AND NOT is_cancel_wanted RETURNING ${jobColumns}`,
      [id, attempt],
    );
  }

  /** Stores the outcome of a run; undefined: the job has another run now. */
  end({ id, attempt }: Claim, outcome: JobOutcome): Promise<JobRow | undefined> {
    const { state } = outcome;
    const result = state === 'done' ? JSON.stringify(outcome.result) : null;
    const [failure, code] = state === 'failed' ? [outcome.failure, outcome.failureCode] : [null, null];
    return this.change(
      `UPDATE jobs.job SET state = $3, result = $4, failure = $5, failure_code = $6, ended_at = clock_timestamp(), version = version + 1
       WHERE ${isOwn} RETURNING ${jobColumns}`,
      [id, attempt, state, result, state === 'cancelled' ? CANCELLED : failure, code],
    );
  }

  /**
   * Returns an interrupted job to the waiting ones.
   * @param pauseMs before its next run
   * @param isCounted whether the run counts towards `MAX_ATTEMPTS`
   * @returns undefined: the job has another run now
   */
  requeue({ id, attempt }: Claim, pauseMs: number, isCounted: boolean): Promise<JobRow | undefined> {
    return this.change(requeueStatement('id = $3 AND attempts = $4'), [
      isCounted ? 0 : 1,
      pauseMs / 1_000,
      id,
      attempt,
    ]);
  }

  /** Returns jobs without a heartbeat for this time to the waiting ones, because their processes are lost. */
  async requeueStale(staleAfterMs: number): Promise<JobRow[]> {
    const isStale = 'alive_at < clock_timestamp() - make_interval(secs => $3)';
    const { rows } = await this.database.pool.query<JobRow>(requeueStatement(isStale), [0, 0, staleAfterMs / 1_000]);
    return rows;
  }

  private async change(sql: string, values: unknown[]): Promise<JobRow | undefined> {
    return (await this.database.pool.query<JobRow>(sql, values)).rows[0];
  }
}
