import { Injectable } from '@nestjs/common';
import type { JobKind, JobResult } from '@pruefer/contracts';
import { JobsPool } from '../../jobs/table/jobs-pool.js';

interface EndedJob {
  readonly result: JobResult;
  readonly endedAt: Date;
}

/** Reads the last results of jobs. */
@Injectable()
export class LastJobs {
  constructor(private readonly database: JobsPool) {}

  /** The newest successful job of a kind; undefined without one. */
  async done(kind: JobKind): Promise<EndedJob | undefined> {
    const { rows } = await this.database.pool.query<EndedJob>(
      `SELECT result, ended_at AS "endedAt" FROM jobs.job WHERE kind = $1 AND state = 'done' AND result IS NOT NULL
       ORDER BY created_at DESC LIMIT 1`,
      [kind],
    );
    return rows[0];
  }
}
