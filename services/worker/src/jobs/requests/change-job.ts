import { Injectable } from '@nestjs/common';
import { type AuditAction, type Job, jobNames, Problem } from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import { DatabaseError, type PoolClient } from 'pg';
import { JobChanges } from '../table/job-changes.js';
import { CANCELLED } from '../table/job-claims.js';
import { JobHandlers } from '../handlers/job-handlers.js';
import { jobColumns, type JobRow, storedActor, toJob } from '../table/job-row.js';
import { JobRepository, MAX_ATTEMPTS } from '../table/job.repository.js';
import { JobsPool } from '../table/jobs-pool.js';

const UNIQUE_VIOLATION = '23505';

/** A waiting job ends at once; a running one is asked to stop. */
const cancel = `
  UPDATE jobs.job SET is_cancel_wanted = true, version = version + 1,
    state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END,
    failure = CASE state WHEN 'waiting' THEN '${CANCELLED}' END,
    ended_at = CASE state WHEN 'waiting' THEN clock_timestamp() END
  WHERE id = $1 AND (state = 'waiting' OR (state = 'running' AND NOT is_final AND NOT is_cancel_wanted))
  RETURNING ${jobColumns}`;

const retry = `
  UPDATE jobs.job SET state = 'waiting', version = version + 1, actor = $2, origin = 'staff', is_cancel_wanted = false,
    is_final = false, last_attempt = attempts + ${MAX_ATTEMPTS}, progress = NULL, failure = NULL, failure_code = NULL,
    started_at = NULL, ended_at = NULL, due_at = clock_timestamp()
  WHERE id = $1 AND state IN ('failed', 'cancelled') RETURNING ${jobColumns}`;

/** Cancels and repeats jobs on request of staff. */
@Injectable()
export class ChangeJob {
  constructor(
    private readonly database: JobsPool,
    private readonly jobs: JobRepository,
    private readonly handlers: JobHandlers,
    private readonly changes: JobChanges,
  ) {}

  /** @throws Problem `job_unknown`, `job_not_cancellable` */
  async cancel(id: string, actor: Actor): Promise<Job> {
    await this.findJob(id);
    return this.changeJob('job.cancelled', actor, async (client) => {
      const { rows } = await client.query<JobRow>(cancel, [id]);
      return rows[0] ?? Promise.reject(new Problem('job_not_cancellable'));
    });
  }

  /**
   * Repeats a job with its data; the actor becomes its owner.
   * @throws Problem `job_unknown`, `job_not_repeatable`, `job_running` with the conflicting job
   */
  async retry(id: string, actor: Actor): Promise<Job> {
    const { kind, data } = await this.findJob(id);
    const mayRepeat = this.handlers.has(kind) && (await this.handlers.of(kind).mayRepeat(data));
    if (!mayRepeat) throw new Problem('job_not_repeatable');
    try {
      return await this.changeJob('job.retried', actor, async (client) => {
        const { rows } = await client.query<JobRow>(retry, [id, storedActor(actor)]);
        return rows[0] ?? Promise.reject(new Problem('job_not_repeatable'));
      });
    } catch (error) {
      throw error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
        ? await this.jobs.createConflict(kind)
        : error;
    }
  }

  private async findJob(id: string): Promise<JobRow> {
    return (await this.jobs.find(id)) ?? Promise.reject(new Problem('job_unknown'));
  }

  private async changeJob(
    action: AuditAction,
    actor: Actor,
    change: (client: PoolClient) => Promise<JobRow>,
  ): Promise<Job> {
    const row = await inTransaction(this.database.pool, async (client) => {
      const changedRow = await change(client);
      await addAudit(client, 'jobs', {
        action,
        actor,
        target: changedRow.id,
        details: { name: jobNames[changedRow.kind] },
      });
      return changedRow;
    });
    this.changes.publish(row);
    return toJob(row);
  }
}
