import { Logger } from '@nestjs/common';
import type { VoidedBatch } from '@pruefer/contracts';
import { Outage } from '@pruefer/platform';
import type { Batch } from './batch.js';
import type { BatchAnswer } from './batch-answer.js';
import type { CallFailure } from './failure.js';
import { Replica } from './replica.js';
import { ReplicaClient } from './replica-client.js';

/** A replica of validation-service that is reached over HTTP. */
export class ConnectedReplica extends Replica {
  private readonly logger = new Logger('Replica');
  private readonly outage = new Outage(this.logger);
  private readonly client: ReplicaClient;

  constructor(origin: string, internalSecret: string) {
    super(origin);
    this.client = new ReplicaClient(origin, internalSecret);
  }

  /**
   * Sends a batch to the replica, which is skipped for one second after a failure.
   * @param timeoutMs for everything together
   */
  async ask(batch: Batch, timeoutMs: number): Promise<BatchAnswer | CallFailure> {
    const { kind } = batch;
    this.batchSent(kind, performance.now());
    const answer = await this.client.ask(batch, timeoutMs);
    this.batchEnded(kind);
    if (typeof answer === 'string') this.passOver(kind, performance.now());
    return answer;
  }

  /** Voids batches whose callers got no answer. @returns the settled ones; undefined when the replica did not answer */
  voidBatches(ids: readonly string[], timeoutMs: number): Promise<readonly VoidedBatch[] | undefined> {
    return this.client.voidBatches(ids, timeoutMs);
  }

  /** Asks the replica for its readiness; logs an outage of it. */
  async probe(): Promise<void> {
    this.readiness = await this.client.probe();
    const { reason } = this.readiness;
    if (reason === null) this.outage.worked(`${this.origin} takes all checks again`);
    else this.outage.failed(`${this.origin}: ${reason}`);
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
