import { Injectable } from '@nestjs/common';
import { Problem, type VoidedBatch, type VoidedBatches } from '@pruefer/contracts';
import { OutboxUpkeep } from '../publishing/outbox-upkeep.js';
import { statementFailureOf } from '../recording/statement-failure.js';

/** A gateway waits 3 s; what is left over it asks for again. */
const LIMIT_MS = 1_000;

/** Settles batches that ended without an answer: nobody pays for them. */
@Injectable()
export class VoidBatches {
  constructor(private readonly upkeep: OutboxUpkeep) {}

  /**
   * Settles as many as it can in a second, each in a transaction of its own, so that charging waits for none of them long.
   * @throws Problem `unavailable` when none could be settled because PostgreSQL does not answer
   */
  async run(ids: readonly string[]): Promise<VoidedBatches> {
    const endsAtMs = performance.now() + LIMIT_MS;
    const batches: VoidedBatch[] = [];
    for (const id of ids) {
      if (performance.now() > endsAtMs) break;
      try {
        batches.push({ id, outcome: await this.upkeep.voidBatch(id) });
      } catch (error) {
        // That one waited for a lock too long; the next may not have to.
        if (statementFailureOf(error) === 'batch') continue;
        if (batches.length === 0) throw new Problem('unavailable', { retryAfterSeconds: 1 });
        break;
      }
    }
    return { batches };
  }
}
