import { Check, CheckBatch } from '@pruefer/contracts';
import { type BankDirectory, checkIban } from '@pruefer/iban';
import { groupCallers } from './caller.js';
import { LogPrivacy } from './log-privacy.js';
import { toBatchRecord } from './batch-record.js';
import type { Grant, RecordedBatch } from './recorded-batch.js';

export const batchId = '019a9f00-0000-7000-8000-0000abcde000';
export const validIban = 'DE89370400440532013000';
export const wrongIban = 'DE88370400440532013000';
export const keyHash = 'a1'.repeat(32);
export const otherKeyHash = 'b2'.repeat(32);
export const hashSecret = 'a secret of at least 32 characters';

/** One German bank in a quarterly directory. */
export const oneBank: BankDirectory = {
  version: '2026-09-07-1a2b3c4d',
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
  source: 'Deutsche Bundesbank',
  authority: 'register',
  outdated: false,
  covers: (country) => country === 'DE',
  find: (_country, code) =>
    code === '37040044'
      ? { code, name: 'Commerzbank', bic: 'COBADEFFXXX', address: '50447 Köln', method: '13' }
      : undefined,
};

/** A public check of a valid IBAN; `fields` replace its defaults. */
export function createCheck(fields: Partial<Check> = {}): Check {
  const defaults = {
    iban: validIban,
    keyHash: null,
    address: '203.0.113.7',
    receivedAt: 1_763_683_200_123,
    waitedMs: 1.5,
  };
  return Object.assign(new Check(), { ...defaults, requestId: 'request-1' }, fields);
}

/** A batch of such checks: keyed if one of them has a key, otherwise public. */
export function createCheckBatch(checks: Partial<Check>[], id = batchId): CheckBatch {
  const kind = checks.some(({ keyHash }) => keyHash) ? 'keyed' : 'public';
  return Object.assign(new CheckBatch(), { id, kind, checks: checks.map(createCheck) });
}

/** The same batch with the result of `keys.charge`. */
export function createRecordedBatch(
  batch: CheckBatch,
  grants: Grant[] | null = null,
  privacy = new LogPrivacy('full', hashSecret),
): RecordedBatch {
  const verdicts = batch.checks.map(({ iban }) => checkIban(iban, oneBank));
  const callers = groupCallers(batch.checks);
  return { ...toBatchRecord({ batch, callers, verdicts, checkDurationMs: 0.25 }, privacy), grants, repeats: [] };
}

/** A grant of no checks to contract 7; `fields` replace its defaults. */
export function createGrant(fields: Partial<Grant>): Grant {
  return { contractId: 7, keyId: 'key7', granted: 0, refusal: null, quota: 10, remaining: 0, isTest: false, ...fields };
}

/** The same batch with checks that were answered before. */
export function withRepeats(batch: RecordedBatch, ...repeats: number[]): RecordedBatch {
  return { ...batch, repeats };
}
