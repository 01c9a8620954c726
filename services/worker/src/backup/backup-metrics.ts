import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { ReadState } from './health/read-state.js';
import { JobRepository } from '../jobs/table/job.repository.js';

/** Prometheus gauges about kept and whole backups, such as the age of the newest one in seconds. Read on every scrape. */
@Injectable()
export class BackupMetrics {
  constructor(registry: Registry, state: ReadState, jobs: JobRepository) {
    const registers = [registry];
    const ageSeconds = (at: string | Date) => (Date.now() - +new Date(at)) / 1_000;
    const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
      new Gauge({
        name,
        help,
        registers,
        // Values that cannot be read are left out, so that a scrape never fails because of them.
        async collect() {
          this.reset();
          const value = await read().catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    gauge('backup_last_age_seconds', 'Age of the newest kept backup', async () => {
      const { last } = await state.run();
      return last && ageSeconds(last.createdAt);
    });
    gauge('backup_last_bytes', 'Size of the newest kept backup', async () => (await state.run()).last?.bytes);
    gauge('backup_last_proof_age_seconds', 'Age of the last drill that succeeded', async () => {
      const { lastProof } = await state.run();
      return lastProof ? ageSeconds(lastProof.at) : undefined;
    });
    gauge(
      'whole_backup_last_age_seconds',
      'Age of the newest whole backup; without one since they are planned',
      async () => {
        const { whole } = await state.run();
        return whole ? ageSeconds(whole.last?.createdAt ?? whole.since) : undefined;
      },
    );
    gauge(
      'whole_backup_last_bytes',
      'Size of the newest whole backup',
      async () => (await state.run()).whole?.last?.bytes,
    );
    gauge('backup_healthy', '1: the last daily check of the backups found nothing wrong', async () => {
      const check = (await jobs.lastDone('backup-check'))?.result.check;
      return check && Number(check.isHealthy);
    });
  }
}
