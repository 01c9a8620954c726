import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { type BackupsState, ReadBackups } from './health/read-backups.js';
import { JobRepository } from '../jobs/table/job.repository.js';

/** Prometheus gauges about kept and whole backups, such as the age of the newest one in seconds. Read on every scrape. */
@Injectable()
export class BackupMetrics {
  constructor(registry: Registry, backups: ReadBackups, jobs: JobRepository) {
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
    let reading: Promise<BackupsState> | undefined;
    // The gauges of one scrape are collected together and share one reading.
    const sharedState = () => (reading ??= backups.state().finally(() => (reading = undefined)));
    const stateGauge = (name: string, help: string, valueOf: (state: BackupsState) => number | undefined) =>
      gauge(name, help, async () => valueOf(await sharedState()));
    stateGauge(
      'backup_last_age_seconds',
      'Age of the newest kept backup',
      ({ last }) => last && ageSeconds(last.createdAt),
    );
    stateGauge('backup_last_bytes', 'Size of the newest kept backup', ({ last }) => last?.bytes);
    stateGauge('backup_last_proof_age_seconds', 'Age of the last drill that succeeded', ({ lastProof }) =>
      lastProof ? ageSeconds(lastProof.at) : undefined,
    );
    stateGauge(
      'whole_backup_last_age_seconds',
      'Age of the newest whole backup; without one since they are planned',
      ({ wholeBackups }) => (wholeBackups ? ageSeconds(wholeBackups.last?.createdAt ?? wholeBackups.since) : undefined),
    );
    stateGauge(
      'whole_backup_last_bytes',
      'Size of the newest whole backup',
      ({ wholeBackups }) => wholeBackups?.last?.bytes,
    );
    gauge('backup_healthy', '1: the last daily check of the backups found nothing wrong', async () => {
      const check = (await jobs.lastDone('backup-check'))?.result.check;
      return check && Number(check.isHealthy);
    });
  }
}
