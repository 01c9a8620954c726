import type { Batch } from './batch.js';
import type { BatchAnswer } from './batch-answer.js';
import type { Failure } from './failure.js';
import { Replica } from './replica.js';
import { ReplicaClient } from './replica-client.js';

/** A replica together with the connections to it. */
export class ConnectedReplica extends Replica {
  private readonly client: ReplicaClient;

  constructor(origin: string, internalSecret: string) {
    super(origin);
    this.client = new ReplicaClient(origin, internalSecret);
  }

  /**
   * Lets the replica answer a batch; one that fails is passed over for the next second.
   * @param limitMs for everything together
   */
  async ask({ kind, json, count }: Batch, limitMs: number): Promise<BatchAnswer | Failure> {
    this.batchSent(kind, performance.now());
    const answer = await this.client.ask(json, count, limitMs);
    this.batchEnded(kind);
    if (typeof answer === 'string') this.passOver(kind, performance.now());
    return answer;
  }

  async probe(): Promise<void> {
    this.readiness = await this.client.probe();
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
