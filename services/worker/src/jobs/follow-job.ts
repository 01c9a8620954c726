import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type JobResult, Problem } from '@pruefer/contracts';
import { isEnded } from './job-row.js';
import { JobRepository } from './job.repository.js';

const LOOK_EVERY_MS = 1_000;

/** Follows a job that another process does, for the command line. */
@Injectable()
export class FollowJob {
  constructor(private readonly jobs: JobRepository) {}

  /**
   * Says every step that it sees, until the job has ended.
   * @throws Problem `job_failed` with the job's reason; `job_unknown` when it has been forgotten
   */
  async run(id: string, say: (line: string) => void): Promise<JobResult> {
    let step: string | undefined;
    for (;;) {
      const job = await this.jobs.find(id);
      if (!job) throw new Problem('job_unknown');
      if (job.progress && job.progress.step !== step) say(`${(step = job.progress.step)} …`);
      if (!isEnded(job)) await sleep(LOOK_EVERY_MS);
      else if (job.state === 'done') return job.result ?? {};
      else throw new Problem('job_failed', { ...(job.failure && { text: job.failure }) });
    }
  }
}
