import { Injectable } from '@nestjs/common';
import { allEndpoints } from '@pruefer/contracts';
import { hashOfRequest } from '@pruefer/platform';
import { LogConfig } from '../config.js';
import { ErasePool } from '../database/pools.js';

/**
 * Calls whose answers validation-service stores under an `Idempotency-Key`. The entry of a bulk call has one hash of all its rows, which is
 * not found: it expires within a day.
 */
const repeatableCalls = allEndpoints.filter(
  ({ service, problems }) => service === 'validation' && problems.includes('idempotency_key_reused'),
);
/** A row holds up to 1,000 checks. */
const BATCHES_PER_PAGE = 200;
const ANSWERS_PER_PAGE = 20_000;

const FIRST_BATCH = '00000000-0000-0000-0000-000000000000';
const eraseChecks = 'SELECT validation.erase_checks($1, $2, $3) AS next';
const eraseAnswers = 'SELECT validation.erase_answers($1, $2, $3) AS next';

/** Erases an IBAN in validation-service's schema: unpublished validations, and stored answers for repeats. */
@Injectable()
export class EraseCopies {
  constructor(
    private readonly database: ErasePool,
    private readonly config: LogConfig,
  ) {}

  /** Unpublished validations, found by their hash. */
  async eraseChecks(hash: string): Promise<void> {
    await this.pageByPage<string>(eraseChecks, hash, FIRST_BATCH, BATCHES_PER_PAGE);
  }

  /** Stored answers, found by the IBAN itself. They expire within a day if the process dies before. */
  async eraseAnswers(iban: string): Promise<void> {
    const fingerprints = repeatableCalls.map(({ path }) => {
      return Buffer.from(hashOfRequest(this.config.LOG_HASH_SECRET, path, iban), 'hex');
    });
    await this.pageByPage<Buffer>(eraseAnswers, fingerprints, Buffer.alloc(0), ANSWERS_PER_PAGE);
  }

  private async pageByPage<Cursor>(text: string, what: unknown, first: Cursor, limit: number): Promise<void> {
    for (let next: Cursor | null = first; next !== null;) {
      const values: unknown[] = [what, next, limit];
      const { rows } = await this.database.pool.query<{ next: Cursor | null }>(text, values);
      next = rows[0]?.next ?? null;
    }
  }
}
