import { Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule, SERVICE_NAME } from '@pruefer/platform';
import { Pool } from 'pg';
import { BankEventsController } from './bank-directory/bank-events.controller.js';
import { CurrentDirectory } from './bank-directory/current-directory.js';
import { DirectoryRefresh } from './bank-directory/directory-refresh.js';
import { BankLookUpModule } from './bank-look-up/bank-look-up.module.js';
import { ValidationConfig } from './config.js';
import { AnsweredEvents } from './publishing/answered-events.js';
import { OutboxUpkeep } from './publishing/outbox-upkeep.js';
import { PublishedMarks } from './publishing/published-marks.js';
import { Publisher } from './publishing/publisher.js';
import { PublishingSchedule } from './publishing/publishing-schedule.js';
import { Relay } from './publishing/relay.js';
import { Backlog } from './recording/backlog.js';
import { Breaker } from './recording/breaker.js';
import { ForgetAnswers } from './recording/forget-answers.js';
import { IdempotentChecks } from './recording/idempotent-checks.js';
import { Ledger } from './recording/ledger.js';
import { Outbox } from './recording/outbox.js';
import { createHotPool, createProbePool, HOT_POOL, probe, PROBE_POOL } from './recording/pools.js';
import { ReportReadiness } from './report-readiness.js';
import { AnswerBatch } from './validation/answer-batch.js';
import { CheckBatchController } from './validation/check-batch.controller.js';
import { LogPrivacy } from './validation/log-privacy.js';
import { VoidBatches } from './voiding/void-batches.js';
import { VoidBatchesController } from './voiding/void-batches.controller.js';

const PROBE_EVERY_MS = 1_000;
/** For the outbox's upkeep and the bank directory; batches have connections of their own. */
const BACKGROUND_CONNECTIONS = 4;

const hotPool = { provide: HOT_POOL, inject: [ValidationConfig, SERVICE_NAME], useFactory: createHotPool };
const probePool = { provide: PROBE_POOL, inject: [ValidationConfig, SERVICE_NAME], useFactory: createProbePool };
const breaker = { provide: Breaker, inject: [PROBE_POOL], useFactory: createBreaker };
const currentDirectory = {
  provide: CurrentDirectory,
  inject: [Pool],
  useFactory: (pool: Pool) => new CurrentDirectory(pool),
};
const directoryRefresh = {
  provide: DirectoryRefresh,
  inject: [CurrentDirectory],
  useFactory: (directory: CurrentDirectory) => new DirectoryRefresh(directory),
};
const logPrivacy = {
  provide: LogPrivacy,
  inject: [ValidationConfig],
  useFactory: ({ LOG_IBAN, LOG_HASH_SECRET }: ValidationConfig) => new LogPrivacy(LOG_IBAN, LOG_HASH_SECRET),
};

/** Verdicts on IBANs: charged, recorded, answered, published. */
@Module({
  imports: [
    DatabaseModule.using(ValidationConfig, { max: BACKGROUND_CONNECTIONS, required: false }),
    RedisModule.using(ValidationConfig),
    KafkaModule.using(ValidationConfig),
    BankLookUpModule,
  ],
  controllers: [CheckBatchController, VoidBatchesController, BankEventsController],
  providers: [
    hotPool,
    probePool,
    breaker,
    logPrivacy,
    currentDirectory,
    directoryRefresh,
    ReportReadiness,
    AnswerBatch,
    Ledger,
    Outbox,
    IdempotentChecks,
    ForgetAnswers,
    Backlog,
    AnsweredEvents,
    Publisher,
    PublishedMarks,
    Relay,
    OutboxUpkeep,
    VoidBatches,
    PublishingSchedule,
  ],
})
export class ValidationServiceModule implements OnApplicationShutdown {
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
    probeEveryMs: PROBE_EVERY_MS,
    onChange: (isOpen) =>
      isOpen
        ? logger.warn('PostgreSQL does not answer: keyed checks are refused')
        : logger.log('PostgreSQL answers again'),
  });
}
