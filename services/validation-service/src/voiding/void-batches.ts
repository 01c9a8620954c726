import { Injectable } from '@nestjs/common';
import { Problem, type VoidedBatch, type VoidedBatches, type VoidOutcome } from '@pruefer/contracts';
import { Pool } from 'pg';
import { classifyStatementFailure } from '../recording/statement-failure.js';

/** A gateway waits for 3 s and sends the remaining ids again. */
const TIMEOUT_MS = 1_000;

/** Voids batches that ended without an answer and refunds their charge. */
@Injectable()
export class VoidBatches {
  constructor(private readonly pool: Pool) {}

  /**
   * Voids as many as possible within a second, each in its own transaction, so that charging never waits long.
   * @throws Problem `unavailable` when none could be voided because PostgreSQL does not answer
   */
  async run(ids: readonly string[]): Promise<VoidedBatches> {
    const endsAtMs = performance.now() + TIMEOUT_MS;
    const batches: VoidedBatch[] = [];
    for (const id of ids) {
      if (performance.now() > endsAtMs) break;
      try {
        batches.push({ id, outcome: await this.void(id) });
      } catch (error) {
        // A lock timeout of one batch does not affect the next.
        if (classifyStatementFailure(error) === 'batch') continue;
        if (batches.length === 0) throw new Problem('unavailable', { retryAfterSeconds: 1 });
        break;
      }
    }
    return { batches };
  }

  /** Voids a batch, recorded or not, and refunds its charge. */
  private async void(id: string): Promise<VoidOutcome> {
    const { rows } = await this.pool.query<{ outcome: VoidOutcome }>({
      name: 'void',
      text: 'SELECT validation.void_batch($1) AS outcome',
      values: [id],
    });
    return rows[0]!.outcome;
  }
}
