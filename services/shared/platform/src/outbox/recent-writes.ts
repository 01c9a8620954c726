import type { Schema } from '../database/roles.js';

/** Longer than a transaction lasts from writing into the outbox to its commit. */
const RECENT_MS = 10_000;

/** When this process last wrote into the outbox of a schema. */
const writtenAtMs = new Map<Schema, number>();

/** To be called by whoever writes into an outbox. */
export function noteWrite(schema: Schema, nowMs = performance.now()): void {
  writtenAtMs.set(schema, nowMs);
}

/** Whether this process wrote into an outbox so recently that the rows may become visible any moment. */
export function hasRecentWrite(schema: Schema, nowMs = performance.now()): boolean {
  return nowMs - (writtenAtMs.get(schema) ?? -Infinity) < RECENT_MS;
}
