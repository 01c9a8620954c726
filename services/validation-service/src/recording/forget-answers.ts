import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { Pool } from 'pg';
import { ANSWERS_KEPT } from './migrations/charge-once.function.js';

const FORGET_EVERY_MS = 60_000;
/** So that no statement comes near the role's limit, however much has piled up. */
const ROWS_PER_STATEMENT = 1_000;
/** A batch is recorded at most so long after its id was made. */
const RECORDED_WITHIN = `interval '10 s'`;

/** Found by the time that batch ids begin with. What another replica is about to delete is left to it. */
const forget = `
  DELETE FROM validation.idempotent_check WHERE id IN (
    SELECT id FROM validation.idempotent_check
    WHERE batch < (lpad(to_hex(floor(extract(epoch FROM
        clock_timestamp() - ${ANSWERS_KEPT} - ${RECORDED_WITHIN}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
    ORDER BY batch LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE SKIP LOCKED)`;

/** Deletes the answers that no repeat may have any more. While there are none, a turn is one look at the beginning of an index. */
@Injectable()
export class ForgetAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private repetition: Repetition | undefined;

  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(FORGET_EVERY_MS, ForgetAnswers.name, () => this.run());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.repetition?.stop();
  }

  /** Deletes until nothing old is left. */
  async run(): Promise<void> {
    for (let deleted = ROWS_PER_STATEMENT; deleted === ROWS_PER_STATEMENT;) {
      deleted = (await this.pool.query({ name: 'forget-answers', text: forget })).rowCount ?? 0;
    }
  }
}
