import { Injectable } from '@nestjs/common';
import { escapeLiteral, Pool, type QueryResult } from 'pg';
import { decodeRow, type OutboxRow } from './outbox-row.js';
import type { RecordedBatch } from '../batch/recorded-batch.js';
import { DatabaseContact } from './database-contact.js';

/** A process that has not sent a batch by then has died or left it to the relay. */
const RELAY_AFTER = '10 s';
const CLAIM_HOLDS = '10 s';
/** Longer than the time in which a repeat may come. */
const KEPT_AFTER_PUBLISHING = '30 s';
/** Keeps statements far below the role's time limit for any number of rows. */
const ROWS_PER_STATEMENT = 1_000;
/** A count of so many rows takes about 0.2 s. */
export const ROWS_PER_COUNT = 50_000;

/** A publisher that sent a batch's events before it was voided has not sent the events that the log must keep. */
const mark = `
  UPDATE validation.outbox SET published_at = clock_timestamp()
  WHERE id = ANY ($1) AND published_at IS NULL AND (voided_at IS NOT NULL) = $2`;

/** The mark is set after the commit by the same clock, so a row older than its mark was committed before it. */
const removePublished = `
  WITH removed AS (
    DELETE FROM validation.outbox WHERE id IN (
      SELECT id FROM validation.outbox
      WHERE published_at < clock_timestamp() - interval '${KEPT_AFTER_PUBLISHING}'
      ORDER BY id LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE SKIP LOCKED)
    RETURNING id
  ), noted AS (
    UPDATE validation.removal SET removed_up_to = highest.id
    FROM (SELECT id FROM removed ORDER BY id DESC LIMIT 1) highest WHERE highest.id > removed_up_to
  )
  SELECT count(*)::int AS removed FROM removed`;

const claim = `
  UPDATE validation.outbox o SET claimed_until = clock_timestamp() + interval '${CLAIM_HOLDS}'
  FROM (
    SELECT id FROM validation.outbox
    WHERE published_at IS NULL AND recorded_at < clock_timestamp() - interval '${RELAY_AFTER}'
      AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
    ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
  ) due
  WHERE o.id = due.id
  RETURNING o.id, o.checks, o.grants, o.repeats, o.voided_at IS NOT NULL AS voided, o.kept_places AS "keptPlaces"`;

/**
 * In the order of the primary key, so that each part continues after the one before. Without recent statistics
 * PostgreSQL would sort the whole table instead.
 */
const countUnpublished = (afterId: string) => `
  SET LOCAL enable_sort = off;
  SELECT count(*) FILTER (WHERE published_at IS NULL)::int AS batches,
    coalesce(sum(bytes) FILTER (WHERE published_at IS NULL), 0)::float8 AS bytes,
    (array_agg(id))[${ROWS_PER_COUNT}] AS "lastId"
  FROM (
    SELECT id, published_at, octet_length(checks) AS bytes FROM validation.outbox
    WHERE id > ${escapeLiteral(afterId)} ORDER BY id LIMIT ${ROWS_PER_COUNT}
  ) part`;

/** Answers that Kafka does not have yet. */
export interface BacklogSize {
  readonly batches: number;
  readonly bytes: number;
}

/** The backlog among the next rows. */
export interface BacklogPart extends BacklogSize {
  /** Null after the last row. */
  readonly lastId: string | null;
}

/** Background statements on the outbox. */
@Injectable()
export class OutboxUpkeep {
  private readonly contact = new DatabaseContact();

  constructor(private readonly pool: Pool) {}

  /** Records that Kafka has the events of these batches. @param voided whether the events were sent as those of voided batches */
  async mark(ids: readonly string[], voided: boolean): Promise<void> {
    await this.answered(this.pool.query({ name: 'mark', text: mark, values: [ids, voided] }));
  }

  /** Deletes published rows that no repeat can request any more, including tombstones; nothing for a minute after a start or an outage. */
  async removePublished(nowMs = performance.now()): Promise<void> {
    for (let deletedRows = ROWS_PER_STATEMENT; deletedRows === ROWS_PER_STATEMENT;) {
      if (!this.contact.isSteady(nowMs)) return;
      const removal = this.pool.query<{ removed: number }>({ name: 'remove-published', text: removePublished });
      const { rows } = await this.answered(removal);
      deletedRows = rows[0]!.removed;
    }
  }

  /** Claims unsent batches for 10 s, in which no other replica gets them. */
  async claim(atMost: number): Promise<RecordedBatch[]> {
    const { rows } = await this.answered(this.pool.query<OutboxRow>({ name: 'claim', text: claim, values: [atMost] }));
    return rows.map(decodeRow);
  }

  /** Counts the backlog among the next `ROWS_PER_COUNT` rows: a bounded part, so that no backlog exceeds the time limit. */
  async countUnpublished(afterId: string, nowMs?: number): Promise<BacklogPart> {
    const results: unknown = await this.answered(this.pool.query(countUnpublished(afterId)), nowMs);
    const [, { rows }] = results as [setting: QueryResult, count: QueryResult<BacklogPart>];
    return rows[0]!;
  }

  private async answered<T>(statement: Promise<T>, nowMs?: number): Promise<T> {
    const result = await statement;
    this.contact.recordContact(nowMs ?? performance.now());
    return result;
  }
}
