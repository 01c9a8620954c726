import { Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { SERVICE_NAME } from '@pruefer/platform';
import type { Pool } from 'pg';
import { ValidationConfig } from '../config.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { Backlog } from './backlog.js';
import { Breaker } from './breaker.js';
import { CommitBatch } from './commit-batch.js';
import { DeleteExpiredAnswers } from './delete-expired-answers.js';
import { IdempotentChecks } from './idempotent-checks.js';
import { BatchRecorder } from './batch-recorder.js';
import { Outbox } from '../outbox/outbox.js';
import { createHotPool, createProbePool, HOT_POOL, probe, PROBE_POOL } from '../outbox/pools.js';

const PROBE_INTERVAL_MS = 1_000;

const hotPool = { provide: HOT_POOL, inject: [ValidationConfig, SERVICE_NAME], useFactory: createHotPool };
const probePool = { provide: PROBE_POOL, inject: [ValidationConfig, SERVICE_NAME], useFactory: createProbePool };
const breaker = { provide: Breaker, inject: [PROBE_POOL], useFactory: createBreaker };

/** Charging and recording of batches, with their own connections. */
@Module({
  imports: [PublishingModule],
  providers: [
    hotPool,
    probePool,
    breaker,
    Outbox,
    IdempotentChecks,
    DeleteExpiredAnswers,
    Backlog,
    BatchRecorder,
    CommitBatch,
  ],
  exports: [CommitBatch, Breaker, Backlog],
})
export class RecordingModule implements OnApplicationShutdown {
  constructor(
    @Inject(HOT_POOL) private readonly hotPool: Pool,
    @Inject(PROBE_POOL) private readonly probePool: Pool,
    private readonly breaker: Breaker,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.breaker.stop();
    await Promise.all([this.hotPool.end(), this.probePool.end()]);
  }
}

function createBreaker(probePool: Pool): Breaker {
  const logger = new Logger(Breaker.name);
  return new Breaker({
    probe: () => probe(probePool),
    probeEveryMs: PROBE_INTERVAL_MS,
    onChange: (isOpen) =>
      isOpen
        ? logger.warn('PostgreSQL does not answer: keyed checks are refused')
        : logger.log('PostgreSQL answers again'),
  });
}
