import type { RecordFields } from '../consuming/record-fields.js';

/** What this service keeps of an API key and its contract. */
export interface KeyCopy {
  readonly keyId: string;
  readonly version: number;
  readonly contractId: number;
  readonly clientName: string;
  readonly quota: number;
  readonly used: number;
  readonly isActive: boolean;
  readonly isRenewed: boolean;
  /** No figure counts it. */
  readonly isTest: boolean;
}

const MOST = Number.MAX_SAFE_INTEGER;

/**
 * The copy that one `key.changed.v1` asks for.
 * @throws BadRecord
 */
export function readKeyChanged(fields: RecordFields): KeyCopy {
  return {
    keyId: fields.text('keyId', 64),
    version: fields.integer('version', 0, MOST),
    contractId: fields.integer('contractId', 1, MOST),
    clientName: fields.text('clientName', 200),
    quota: fields.integer('quota', 0, MOST),
    used: fields.integer('used', 0, MOST),
    isActive: fields.boolean('isActive'),
    isRenewed: fields.boolean('isRenewed'),
    isTest: fields.booleanOrNull('isTest') ?? false,
  };
}

/** The newest state of each key, in key order: locks are taken in one order, and a statement may touch a row once. */
export function newestOf(copies: readonly KeyCopy[]): KeyCopy[] {
  const newest = new Map<string, KeyCopy>();
  for (const copy of copies) {
    const known = newest.get(copy.keyId);
    if (!known || known.version <= copy.version) newest.set(copy.keyId, copy);
  }
  return [...newest.values()].sort((a, b) => (a.keyId < b.keyId ? -1 : 1));
}
