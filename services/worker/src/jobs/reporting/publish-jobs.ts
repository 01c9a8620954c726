import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobChangedV1 } from '@pruefer/contracts';
import { eventMessage, EventPublisher } from '@pruefer/platform';
import { JobChanges } from '../table/job-changes.js';
import { type JobRow, toJob } from '../table/job-row.js';

const KAFKA_TIMEOUT_MS = 1_000;
/** Consecutive failures of an available Kafka; waiting states are then sent with the next change of a job. */
const MAX_FAILURES = 5;

/** Publishes the state of jobs. Best effort: a slow Kafka gets the newest state of each job, an unavailable one gets none. */
@Injectable()
export class PublishJobs implements OnApplicationBootstrap {
  /** Job id → its newest state; no more than jobs that change within a second. */
  private waitingRows = new Map<string, JobRow>();
  private isSending = false;

  constructor(
    private readonly changes: JobChanges,
    private readonly publisher: EventPublisher,
  ) {}

  onApplicationBootstrap(): void {
    this.changes.listen((row) => {
      this.waitingRows.set(row.id, row);
      if (!this.isSending) void this.send();
    });
  }

  private async send(): Promise<void> {
    this.isSending = true;
    // The changes of one moment go together.
    await Promise.resolve();
    for (let failures = 0; this.waitingRows.size > 0 && failures < MAX_FAILURES;) {
      const rows = [...this.waitingRows.values()];
      this.waitingRows = new Map();
      if (!this.publisher.connected) continue;
      if (await this.sendAll(rows)) failures = 0;
      else {
        failures += 1;
        for (const row of rows) if (!this.waitingRows.has(row.id)) this.waitingRows.set(row.id, row);
      }
    }
    this.isSending = false;
  }

  /** @returns whether Kafka has them */
  private async sendAll(rows: readonly JobRow[]): Promise<boolean> {
    const messages = rows.map((row) => eventMessage(JobChangedV1, { job: toJob(row), version: row.version }));
    return this.publisher.publish(JobChangedV1, messages, { timeoutMs: KAFKA_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
  }
}
