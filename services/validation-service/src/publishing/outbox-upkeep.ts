import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { decodeRow, type OutboxRow } from '../recording/outbox-row.js';
import type { RecordedBatch } from '../validation/recorded-batch.js';

/** A process that has not sent a batch by then has died or has left it to the relay. */
const RELAY_AFTER = '10 s';
const CLAIM_HOLDS = '10 s';
/** The time within which a repeat may come, with room to spare. */
const KEPT_AFTER_PUBLISHING = '30 s';
/** So that no statement comes near the role's limit, however much has piled up. */
const ROWS_PER_STATEMENT = 1_000;

const mark = `UPDATE validation.outbox SET published_at = clock_timestamp() WHERE id = ANY ($1) AND published_at IS NULL`;

/** The mark is set after the commit, by the same clock: what is older than the mark is older than the commit. */
const removePublished = `
  DELETE FROM validation.outbox WHERE id IN (
    SELECT id FROM validation.outbox
    WHERE published_at < clock_timestamp() - interval '${KEPT_AFTER_PUBLISHING}'
    ORDER BY id LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE SKIP LOCKED)`;

const claim = `
  UPDATE validation.outbox o SET claimed_until = clock_timestamp() + interval '${CLAIM_HOLDS}'
  FROM (
    SELECT id FROM validation.outbox
    WHERE published_at IS NULL AND recorded_at < clock_timestamp() - interval '${RELAY_AFTER}'
      AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
    ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
  ) due
  WHERE o.id = due.id
  RETURNING o.id, o.checks, o.grants, o.repeats`;

const backlog = `
  SELECT count(*)::int AS batches, coalesce(sum(octet_length(checks)), 0)::float8 AS bytes
  FROM validation.outbox WHERE published_at IS NULL`;

/** What Kafka does not have yet. */
export interface BacklogSize {
  readonly batches: number;
  readonly bytes: number;
}

/** Statements around the outbox that no caller waits for. */
@Injectable()
export class OutboxUpkeep {
  constructor(private readonly pool: Pool) {}

  /** Notes that Kafka has the events of these batches. */
  async mark(ids: readonly string[]): Promise<void> {
    await this.pool.query({ name: 'mark', text: mark, values: [ids] });
  }

  /** Deletes what is published and past any repeat. */
  async removePublished(): Promise<void> {
    for (let removed = ROWS_PER_STATEMENT; removed === ROWS_PER_STATEMENT;) {
      removed = (await this.pool.query(removePublished)).rowCount ?? 0;
    }
  }

  /** Takes batches that nobody has sent, for 10 s: meanwhile no other replica gets them. */
  async claim(atMost: number): Promise<RecordedBatch[]> {
    const { rows } = await this.pool.query<OutboxRow>({ name: 'claim', text: claim, values: [atMost] });
    return rows.map(decodeRow);
  }

  async backlog(): Promise<BacklogSize> {
    const { rows } = await this.pool.query<BacklogSize>(backlog);
    return rows[0]!;
  }
}
