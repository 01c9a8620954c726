import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { BackupOutcome } from '@pruefer/contracts';
import { FollowJob } from '../jobs/requests/follow-job.js';
import { JobRepository } from '../jobs/table/job.repository.js';

/** A worker polls every 10 s, and takes over jobs of a lost worker after 15 s. */
const UNCLAIMED_AFTER_MS = 30_000;
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
    if (!job) return this.refuseRunning();
    say('Das Backup ist in Auftrag gegeben …');
    if (!(await this.isClaimed(job.id))) return undefined;
    return (await this.follow.run(job.id, say)).backup;
  }

  /** @returns undefined when the worker of the conflicting job is lost @throws Problem `job_running` */
  private async refuseRunning(): Promise<undefined> {
    if (await this.jobs.isActiveStale('backup', UNCLAIMED_AFTER_MS)) return undefined;
    throw await this.jobs.conflictOf('backup');
  }

  private async isClaimed(id: string): Promise<boolean> {
    const endsAtMs = performance.now() + UNCLAIMED_AFTER_MS;
    while (performance.now() < endsAtMs) {
      if ((await this.jobs.find(id))?.state !== 'waiting') return true;
      await sleep(POLL_INTERVAL_MS);
    }
    return !(await this.jobs.withdraw(id, NO_WORKER));
  }
}
