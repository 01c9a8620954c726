import {
  answeredStatuses,
  bankAuthorities,
  type BankDetails,
  type DescribedField,
  MAX_BANK_TEXT,
  requestFieldList,
} from '@pruefer/contracts';
import { maskIban } from '@pruefer/platform';
import { BadRecord } from '../consuming/bad-record.js';
import type { RecordFields } from '../consuming/record-fields.js';
import { blankRow, dayOfInstant, type LogRow } from './log-row.js';

/** Far beyond any time limit of the system, and small enough for PostgreSQL's integer in microseconds. */
const MAX_RESPONSE_TIME_MS = 1_800_000;
const integers = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;

/** `toEventId` writes the place into the last three digits. */
const FIRST_PLACE = '000';

type Draft = { -readonly [Name in keyof LogRow]: LogRow[Name] };

/** Reads a value in the form of the row. */
type Read = (fields: RecordFields) => string | number | null;

const asItIs = requestFieldList.flatMap((field) => {
  const read = field.from === 'log' ? undefined : createReader(field);
  return read ? [{ name: field.name, read }] : [];
});

/** The row of one `validation.answered.v1`. @throws BadRecord */
export function readAnswered(fields: RecordFields): LogRow {
  const row: Draft = { ...blankRow };
  row.id = fields.uuid('id');
  row.at = fields.instant('at');
  row.day = dayOfInstant(row.at);
  row.status = parseAnsweredStatus(fields);
  row.responseTimeUs = Math.round(fields.number('responseTimeMs', 0, MAX_RESPONSE_TIME_MS) * 1_000);
  row.bankDetails = toBankDetails(fields.objectOrNull('bankDetails'));
  row.isReversed = fields.booleanOrNull('reversed') ?? false;
  for (const { name, read } of asItIs) (row as Record<string, unknown>)[name] = read(fields);
  if (row.iban !== null) row.ibanMasked = maskIban(row.iban);
  row.count = countRequests(row);
  return row;
}

/** A bulk call, and each thousand rows of a file, is one request: that of its first check, whose place ends the id. */
function countRequests({ channel, id }: LogRow): number {
  return isBatched(channel) && !id.endsWith(FIRST_PLACE) ? 0 : 1;
}

function isBatched(channel: string | null): boolean {
  return channel === 'bulk' || channel === 'file';
}

/** The reader of a field. @returns undefined when the field is not copied from the event */
function createReader({ name, form, max = 0, nullable, added }: DescribedField): Read | undefined {
  const isOptional = nullable ?? added ?? false;
  switch (form) {
    case 'text':
      return isOptional ? (fields) => fields.textOrNull(name, max) : (fields) => fields.text(name, max);
    case 'sha256':
      return isOptional ? (fields) => fields.sha256OrNull(name) : (fields) => fields.sha256(name);
    case 'integer':
      return isOptional
        ? (fields) => fields.integerOrNull(name, ...integers)
        : (fields) => fields.integer(name, ...integers);
    default:
      return undefined;
  }
}

function parseAnsweredStatus(fields: RecordFields): number {
  const status = fields.integer('status', 200, 503);
  if (answeredStatuses.some((answeredStatus) => answeredStatus === status)) return status;
  throw new BadRecord(`status: not one of ${answeredStatuses.join(', ')}`);
}

/** Copies known fields only, so that no other field of an event is stored. */
function toBankDetails(bank: RecordFields | null): BankDetails | null {
  return (
    bank && {
      bankCode: bank.textOrNull('bankCode', 40),
      bic: bank.textOrNull('bic', 20),
      bankName: bank.textOrNull('bankName', MAX_BANK_TEXT),
      bankAddress: bank.textOrNull('bankAddress', MAX_BANK_TEXT),
      ...toStoredSource(bank),
    }
  );
}

/** Nothing for the country's known register: nearly all rows, and each is stored. */
function toStoredSource(bank: RecordFields): Pick<BankDetails, 'authority' | 'publisher'> {
  const publisher = bank.textOrNull('publisher', MAX_BANK_TEXT);
  const authority = bankAuthorities.find((bankAuthority) => bankAuthority === bank.textOrNull('authority', 20));
  return publisher !== null && authority ? { authority, publisher } : {};
}
