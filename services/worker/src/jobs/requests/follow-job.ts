import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type JobResult, Problem } from '@pruefer/contracts';
import { isEnded, type JobRow } from '../table/job-row.js';
import { JobRepository } from '../table/job.repository.js';

const POLL_INTERVAL_MS = 1_000;
/** Polls between two checks for a live worker. */
const POLLS_OF_A_ROUND = 5;
/** A running worker sends a heartbeat every 5 s, and takes over jobs of a lost worker after 15 s. */
const STALE_AFTER_MS = 60_000;
const NO_WORKER =
  'Seit 60 Sekunden arbeitet kein Worker an dem Auftrag. Starten Sie das System, und sehen Sie im Abschnitt „Datenbank“ nach dem Auftrag.';

/** Follows a job that another process runs, for the command line. */
@Injectable()
export class FollowJob {
  constructor(private readonly jobs: JobRepository) {}

  /**
   * Prints each step until the job ends.
   * @throws Problem `job_failed` with the job's reason, or because no worker runs; `job_unknown` when its row was deleted
   */
  async run(id: string, say: (line: string) => void): Promise<JobResult> {
    let step: string | undefined;
    for (let poll = 0; ; poll++) {
      const job = await this.jobs.find(id);
      if (!job) throw new Problem('job_unknown');
      if (job.progress && job.progress.step !== step) say(`${(step = job.progress.step)} …`);
      if (job.state === 'done') return job.result ?? {};
      if (isEnded(job)) throw new Problem('job_failed', { ...(job.failure && { text: job.failure }) });
      if (poll % POLLS_OF_A_ROUND === 0) await this.refuseStale(job);
      await sleep(POLL_INTERVAL_MS);
    }
  }

  private async refuseStale({ id, kind, attempts }: JobRow): Promise<void> {
    if (!(await this.jobs.isActiveStale(kind, STALE_AFTER_MS))) return;
    // A job without a worker is withdrawn, so that it does not start unexpectedly later; unless it has just started.
    if (attempts === 0 && !(await this.jobs.withdraw(id, NO_WORKER))) return;
    throw new Problem('job_failed', { text: NO_WORKER });
  }
}
