import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type BackupOutcome, Problem } from '@pruefer/contracts';
import { FollowJob } from '../jobs/requests/follow-job.js';
import { jobOf } from '../jobs/table/job-row.js';
import { JobRepository } from '../jobs/table/job.repository.js';

/** A worker polls every 10 s, and takes over jobs of a lost worker after 15 s. */
const NOBODY_AFTER_MS = 30_000;
const POLL_INTERVAL_MS = 500;
const NO_WORKER = 'Kein Worker hat den Auftrag übernommen. Die Kommandozeile erstellt das Backup selbst.';

/** Starts a backup job for the operator, which a running worker performs like the nightly one. */
@Injectable()
export class OrderBackup {
  constructor(
    private readonly jobs: JobRepository,
    private readonly follow: FollowJob,
  ) {}

  /**
   * @returns undefined when no worker runs; no job remains
   * @throws Problem `job_running` with the conflicting job; `job_failed` with its reason
   */
  async run(say: (line: string) => void): Promise<BackupOutcome | undefined> {
    const order = { kind: 'backup', origin: 'command-line', actor: { name: 'Kommandozeile' } } as const;
    const job = await this.jobs.add({ ...order, id: randomUUID(), data: { reason: 'asked' } });
    if (!job) return this.inTheWay();
    say('Das Backup ist in Auftrag gegeben …');
    if (!(await this.isTaken(job.id))) return undefined;
    return (await this.follow.run(job.id, say)).backup;
  }

  private async inTheWay(): Promise<undefined> {
    if (await this.jobs.isActiveStale('backup', NOBODY_AFTER_MS)) return undefined;
    const current = await this.jobs.findActive('backup');
    throw new Problem('job_running', current && { current: jobOf(current) });
  }

  private async isTaken(id: string): Promise<boolean> {
    const endsAtMs = performance.now() + NOBODY_AFTER_MS;
    while (performance.now() < endsAtMs) {
      if ((await this.jobs.find(id))?.state !== 'waiting') return true;
      await sleep(POLL_INTERVAL_MS);
    }
    return !(await this.jobs.withdraw(id, NO_WORKER));
  }
}
