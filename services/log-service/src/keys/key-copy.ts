import { isNewer, type StateVersion } from '@pruefer/platform';
import type { RecordFields } from '../consuming/record-fields.js';

interface KeyCopy {
  readonly keyId: string;
  readonly version: number;
  readonly contractId: number;
  readonly clientName: string;
  readonly quota: number;
  readonly used: number;
  readonly isActive: boolean;
  readonly isRenewed: boolean;
  /** Test keys are left out of all figures. */
  readonly isTest: boolean;
}

/** A copy with its position among all states of the key. */
export interface OwnedKeyCopy extends KeyCopy, StateVersion {}

const MAX = Number.MAX_SAFE_INTEGER;

/** Reads the copy from a `key.changed.v1`. @throws BadRecord */
export function readKeyChanged(fields: RecordFields): KeyCopy {
  return {
    keyId: fields.text('keyId', 64),
    version: fields.integer('version', 0, MAX),
    contractId: fields.integer('contractId', 1, MAX),
    clientName: fields.text('clientName', 200),
    quota: fields.integer('quota', 0, MAX),
    used: fields.integer('used', 0, MAX),
    isActive: fields.boolean('isActive'),
    isRenewed: fields.boolean('isRenewed'),
    isTest: fields.booleanOrNull('isTest') ?? false,
  };
}

/** The newest state of each key, in key order: locks are taken in one order, and a statement may touch a row once. */
export function selectNewestCopies(copies: readonly OwnedKeyCopy[]): OwnedKeyCopy[] {
  const newest = new Map<string, OwnedKeyCopy>();
  for (const copy of copies) if (isNewer(copy, newest.get(copy.keyId))) newest.set(copy.keyId, copy);
  return [...newest.values()].sort((a, b) => (a.keyId < b.keyId ? -1 : 1));
}
