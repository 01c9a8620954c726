import { carriedFieldNames, type ChargeRefusal } from '@pruefer/contracts';
import type { Verdict } from '@pruefer/iban';
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
/** Fields of a check in all versions. */
type FirstFields = [
  requestId: string,
  caller: number,
  receivedAt: number,
  responseTimeMs: number,
  iban: string | null,
  ibanMasked: string | null,
  ibanHash: string | null,
  bankCode: string | null,
  errorMessage: string | null,
  finding: Omit<Verdict, 'iban'>,
];
/** Later fields follow: rows of earlier versions end before them. */
type CheckFields = [...FirstFields, ...unknown[]];
const laterNames = carriedFieldNames.filter((name) => name !== 'requestId');
const FIRST_LATER = 10 satisfies FirstFields['length'];

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

/** Decodes a row to its batch. */
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

/** Lists all fields, which is the fastest way; the function runs for every check. */
function encodeCheck(c: RecordedCheck): CheckFields {
  const fields: CheckFields = [
    c.requestId,
    c.caller,
    c.receivedAt,
    c.responseTimeMs,
    c.iban,
    c.ibanMasked,
    c.ibanHash,
    c.bankCode,
    c.errorMessage,
    c.finding,
  ];
  for (const name of laterNames) fields.push(c[name]);
  return fields;
}

function decodeCheck(fields: CheckFields): RecordedCheck {
  const [requestId, caller, receivedAt, responseTimeMs, iban, ibanMasked, ibanHash, bankCode, errorMessage, finding] =
    fields;
  const laterFields = laterNames.map((name, place) => [name, fields[FIRST_LATER + place] ?? null] as const);
  return {
    requestId,
    caller,
    receivedAt,
    responseTimeMs,
    iban,
    ibanMasked,
    ibanHash,
    bankCode,
    errorMessage,
    finding,
    ...(laterFields.length > 0 && (Object.fromEntries(laterFields) as object)),
  };
}
