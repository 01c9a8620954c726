import type { Schema } from '../database/roles.js';

/** Longer than a transaction takes from its outbox write to its commit. */
const RECENT_MS = 10_000;

const writtenAtMs = new Map<Schema, number>();

export function noteWrite(schema: Schema, nowMs = performance.now()): void {
  writtenAtMs.set(schema, nowMs);
}

/** Whether a recent outbox write of this process may become visible soon. */
export function hasRecentWrite(schema: Schema, nowMs = performance.now()): boolean {
  return nowMs - (writtenAtMs.get(schema) ?? -Infinity) < RECENT_MS;
}
