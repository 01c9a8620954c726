import { Injectable } from '@nestjs/common';
import {
  type JobKind,
  type JobLine,
  type JobResult,
  type JobState,
  type JobTrigger,
  Problem,
} from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { jobColumns, type JobRow, storedActor, toJob } from './job-row.js';
import { JobsPool } from './jobs-pool.js';
import { getJobLane } from './get-job-lane.js';

/** Number of interrupted runs after which a job fails. */
export const MAX_ATTEMPTS = 3;
/** Ended jobs that are kept for each kind. */
const MAX_KEPT = 500;

interface NewJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly origin: JobTrigger;
  readonly actor: Actor | null;
  readonly data: Readonly<Record<string, unknown>>;
}

interface DoneJob {
  readonly result: JobResult;
  readonly endedAt: Date;
}

interface JobChoice {
  readonly kind?: JobKind | undefined;
  readonly state?: JobState | undefined;
}

/** Adds, reads and deletes jobs. Runs write through `JobClaims`. */
@Injectable()
export class JobRepository {
  constructor(private readonly database: JobsPool) {}

  /** Adds a waiting job. @returns undefined when another job of its lane waits or runs */
  async add({ id, kind, origin, actor, data }: NewJob): Promise<JobRow | undefined> {
    const { rows } = await this.database.pool.query<JobRow>(
      `INSERT INTO jobs.job (id, kind, lane, origin, actor, data, last_attempt) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (lane) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING ${jobColumns}`,
      [id, kind, getJobLane(kind), origin, actor && storedActor(actor), JSON.stringify(data), MAX_ATTEMPTS],
    );
    return rows[0];
  }

  /** Finds the job that waits or runs in the lane of a kind. */
  async findActive(kind: JobKind): Promise<JobRow | undefined> {
    const { rows } = await this.database.pool.query<JobRow>(
      `SELECT ${jobColumns} FROM jobs.job WHERE lane = $1 AND state IN ('waiting', 'running')`,
      [getJobLane(kind)],
    );
    return rows[0];
  }

  /** The problem `job_running`, with the job that waits or runs in the lane of a kind. */
  async createConflict(kind: JobKind): Promise<Problem> {
    const current = await this.findActive(kind);
    return new Problem('job_running', current && { current: toJob(current) });
  }

  /** The newest successful job of a kind; undefined without one. */
  async lastDone(kind: JobKind): Promise<DoneJob | undefined> {
    const { rows } = await this.database.pool.query<DoneJob>(
      `SELECT result, ended_at AS "endedAt" FROM jobs.job WHERE kind = $1 AND state = 'done' AND result IS NOT NULL
       ORDER BY created_at DESC LIMIT 1`,
      [kind],
    );
    return rows[0];
  }

  async find(id: string): Promise<JobRow | undefined> {
    const { rows } = await this.database.pool.query<JobRow>(`SELECT ${jobColumns} FROM jobs.job WHERE id = $1`, [id]);
    return rows[0];
  }

  /** Withdraws a job that never started. @param reason German @returns whether it was withdrawn; false: a process has started it */
  async withdraw(id: string, reason: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query(
      `UPDATE jobs.job SET state = 'cancelled', failure = $2, ended_at = clock_timestamp(), version = version + 1
       WHERE id = $1 AND state = 'waiting' AND attempts = 0`,
      [id, reason],
    );
    return rowCount === 1;
  }

  /** Whether the process of the conflicting job is lost, by the age of the job's last heartbeat. */
  async isActiveStale(kind: JobKind, staleAfterMs: number): Promise<boolean> {
    const { rows } = await this.database.pool.query<{ stale: boolean }>(
      `SELECT greatest(alive_at, due_at) < clock_timestamp() - make_interval(secs => $2) AS stale
       FROM jobs.job WHERE lane = $1 AND state IN ('waiting', 'running')`,
      [getJobLane(kind), staleAfterMs / 1_000],
    );
    return rows[0]?.stale ?? false;
  }

  /** Lists the lines of a job, oldest first. */
  async readLines(id: string): Promise<JobLine[]> {
    const { rows } = await this.database.pool.query<{ at: Date; text: string }>(
      'SELECT at, text FROM jobs.line WHERE job_id = $1 ORDER BY number',
      [id],
    );
    return rows.map(({ at, text }) => ({ at: at.toISOString(), text }));
  }

  /** Lists jobs, newest first, and counts all of them. */
  async list({ kind, state }: JobChoice, limit: number, offset: number): Promise<{ rows: JobRow[]; total: number }> {
    const fits = '($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR state = $2)';
    const choice = [kind ?? null, state ?? null];
    const [pageRows, totals] = await Promise.all([
      this.database.pool.query<JobRow>(
        `SELECT ${jobColumns} FROM jobs.job WHERE ${fits} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
        [...choice, limit, offset],
      ),
      this.database.pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM jobs.job WHERE ${fits}`, choice),
    ]);
    return { rows: pageRows.rows, total: totals.rows[0]!.total };
  }

  /** Deletes the oldest ended jobs of a kind above `MAX_KEPT`. */
  async deleteSurplus(kind: JobKind): Promise<void> {
    await this.database.pool.query(
      `DELETE FROM jobs.job WHERE kind = $1 AND ended_at IS NOT NULL
       AND created_at < (SELECT created_at FROM jobs.job WHERE kind = $1 ORDER BY created_at DESC OFFSET $2 LIMIT 1)`,
      [kind, MAX_KEPT],
    );
  }
}
