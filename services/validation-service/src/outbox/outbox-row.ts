import { addedFields, type CarriedFacts, type ChargeRefusal } from '@pruefer/contracts';
import type { Grant, RecordedBatch, RecordedCheck, UnchargedBatch } from '../batch/recorded-batch.js';

/** A row of `validation.outbox`. Both texts are JSON that the database does not parse. */
export interface OutboxRow {
  readonly id: string;
  readonly checks: string;
  readonly grants: string | null;
  /** Only where several rows are read: a look-up by id does not find voided ones. */
  readonly voided?: boolean;
  readonly keptPlaces?: readonly number[] | null;
  readonly repeats: readonly number[] | null;
}

type AddressFields = [address: string, addressShort: string, addressHash: string];
type CheckFields = readonly unknown[];
type FirstName = Exclude<keyof RecordedCheck, keyof CarriedFacts> | 'requestId';

/** Rows of earlier versions end after the refusal. */
type GrantFields = [
  contractId: number | null,
  keyId: string | null,
  granted: number,
  refusal: ChargeRefusal | null,
  quota?: number | null,
  remaining?: number | null,
  isTest?: boolean,
];

/** The text of a batch's row. Arrays instead of objects: a third shorter, and every byte is written to the write-ahead log. */
export function encodeChecks({ addresses, checks, traceparent }: UnchargedBatch): string {
  const addressFields = addresses.map((a): AddressFields => [a.address, a.addressShort, a.addressHash]);
  const parts = [addressFields, checks.map(encodeCheck)];
  // Appended after the parts that every version reads.
  return JSON.stringify(traceparent === undefined ? parts : [...parts, traceparent]);
}

/** Reads a batch back from its row, also one that an earlier version has written. */
export function decodeRow({ id, checks, grants, repeats, voided, keptPlaces }: OutboxRow): RecordedBatch {
  const [addressFields, checkFields, traceparent] = JSON.parse(checks) as [AddressFields[], CheckFields[], string?];
  return {
    id,
    addresses: addressFields.map(([address, addressShort, addressHash]) => ({ address, addressShort, addressHash })),
    checks: checkFields.map(decodeCheck),
    grants: grants === null ? null : decodeGrants(grants),
    repeats: repeats ?? [],
    ...(traceparent !== undefined && { traceparent }),
    ...(voided && { voided: { keptPlaces: keptPlaces ?? [] } }),
  };
}

/** Result of the charging statement: one grant for each caller. */
export function decodeGrants(grants: string): Grant[] {
  return (JSON.parse(grants) as GrantFields[]).map(
    ([contractId, keyId, granted, refusal, quota = null, remaining = null, isTest = false]) => ({
      contractId,
      keyId,
      granted,
      refusal,
      quota,
      remaining,
      isTest,
    }),
  );
}

/** Rows from before an added field end earlier. */
function decodeCheck(fields: CheckFields): RecordedCheck {
  const check = decodeFirst(fields);
  addedNames.forEach((name, index) => Object.assign(check, { [name]: fields[firstNames.length + index] ?? null }));
  return check as RecordedCheck;
}

function encodeCheck(check: RecordedCheck): CheckFields {
  return checkNames.map((name) => check[name]);
}

/** Fields of every version, in the order of the row. One object literal: V8 builds it twice as fast as a loop over names does. */
function decodeFirst(fields: CheckFields): Record<FirstName, unknown> {
  return {
    requestId: fields[0],
    caller: fields[1],
    receivedAt: fields[2],
    responseTimeMs: fields[3],
    iban: fields[4],
    ibanMasked: fields[5],
    ibanHash: fields[6],
    bankCode: fields[7],
    errorMessage: fields[8],
    finding: fields[9],
  };
}

const firstNames = Object.keys(decodeFirst([])) as (keyof RecordedCheck)[];
const addedNames = addedFields.filter(({ from }) => from === 'gateway').map(({ name }) => name as keyof CarriedFacts);
const checkNames = [...firstNames, ...addedNames];
