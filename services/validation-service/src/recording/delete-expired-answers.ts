import { Injectable } from '@nestjs/common';
import { REPEATABLE_ANSWER_HOURS } from '@pruefer/contracts';
import { RepeatEvery } from '@pruefer/platform';
import { Pool } from 'pg';

/** As in the functions that charge. */
export const ANSWERS_KEPT = `interval '${REPEATABLE_ANSWER_HOURS} hours'`;
const DELETE_INTERVAL_MS = 60_000;
/** Keeps statements far below the role's time limit for any number of rows. */
const ROWS_PER_STATEMENT = 1_000;
/** Maximum time between a batch's id and its record. */
const RECORDED_WITHIN = `interval '10 s'`;

/** Selected by the timestamp in batch ids. Skips rows that another replica is deleting. */
const DELETE_EXPIRED = `
  DELETE FROM validation.idempotent_check WHERE id IN (
    SELECT id FROM validation.idempotent_check
    WHERE batch < (lpad(to_hex(floor(extract(epoch FROM
        clock_timestamp() - ${ANSWERS_KEPT} - ${RECORDED_WITHIN}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
    ORDER BY batch LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE SKIP LOCKED)`;

/** Deletes expired answers. Without expired ones a run only reads the beginning of an index. */
@Injectable()
export class DeleteExpiredAnswers {
  constructor(private readonly pool: Pool) {}

  /** Deletes until no expired answer is left. */
  @RepeatEvery(DELETE_INTERVAL_MS)
  async run(): Promise<void> {
    for (let deletedCount = ROWS_PER_STATEMENT; deletedCount === ROWS_PER_STATEMENT;) {
      deletedCount = (await this.pool.query({ name: 'delete-expired-answers', text: DELETE_EXPIRED })).rowCount ?? 0;
    }
  }
}
