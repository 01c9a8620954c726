import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { OutgoingMessage, TryResult } from './delivery.js';

const claim = `
  SELECT id, channel, target, tries, contract_id::float8 AS "contractId", client_name AS "clientName", language,
    webhook_secret AS "webhookSecret", alert_id AS "alertId", threshold, used::float8 AS used, quota::float8 AS quota, at, job
  FROM keys.take_delivery($1, make_interval(secs => $2))`;

/** The functions that keys-service grants to the worker's role for imports and deliveries; its table is the source of truth for pending deliveries. */
@Injectable()
export class DeliveryFunctions {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** Ids of due deliveries that no process is sending. */
  async due(limit: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT id FROM keys.due_deliveries($1)', [limit]);
    return rows.map(({ id }) => id);
  }

  /** Reserves a delivery for a time. @returns undefined when it is done, not due or reserved */
  async claim(id: string, heldMs: number): Promise<OutgoingMessage | undefined> {
    const { rows } = await this.pool.query<OutgoingMessage>(claim, [id, heldMs / 1_000]);
    return rows[0];
  }

  /** Records the result of a try. @param againInMs milliseconds before the next one; undefined: there is none */
  async note({ id, tries }: OutgoingMessage, result: TryResult, againInMs: number | undefined): Promise<void> {
    const state = againInMs === undefined ? result.state : 'waiting';
    const status = 'status' in result ? result.status : undefined;
    const error = 'error' in result ? result.error : null;
    const values = [id, tries, state, status ?? null, error, (againInMs ?? 0) / 1_000];
    await this.pool.query('SELECT keys.note_delivery($1, $2, $3, $4, $5, make_interval(secs => $6))', values);
  }
}
