import type { KeyCondition, Selection, StatusCondition } from './selection.js';
import type { StatementValues } from './statement.js';

/** The conditions of a selection on rows of `logs.requests`, apart from their time. */
export function rowConditions(selection: Selection, values: StatementValues): string[] {
  const { iban, address, notAddresses, requestId } = selection.hashes;
  return [
    ...statusConditions(selection.status, values),
    ...keyConditions(selection.key, values),
    ...(iban === undefined ? [] : [`iban_hash = ${values.add(bytesOf(iban))}`]),
    ...(address === undefined ? [] : [`address_hash = ${values.add(bytesOf(address))}`]),
    ...(requestId === undefined ? [] : [`request_id = ${values.add(requestId)}`]),
    ...notAddresses.map((hash) => `address_hash IS DISTINCT FROM ${values.add(bytesOf(hash))}`),
  ];
}

/** The conditions on status, of rows and of all sums. */
export function statusConditions({ is, hundreds, not }: StatusCondition, values: StatementValues): string[] {
  return [
    ...(is === undefined ? [] : [`status = ${values.add(is)}::smallint`]),
    ...(hundreds === undefined ? [] : [`status BETWEEN ${hundreds * 100} AND ${hundreds * 100 + 99}`]),
    ...not.map((status) => `status <> ${values.add(status)}::smallint`),
  ];
}

function keyConditions({ is, not }: KeyCondition, values: StatementValues): string[] {
  return [
    ...(is === undefined ? [] : [is === null ? 'hashtext(key_id) IS NULL AND key_id IS NULL' : keyIs(values.add(is))]),
    ...not.map((key) => (key === null ? 'key_id IS NOT NULL' : `key_id IS DISTINCT FROM ${values.add(key)}`)),
  ];
}

/** The index holds four bytes of each key's hash instead of its id. */
function keyIs(place: string): string {
  return `hashtext(key_id) = hashtext(${place}) AND key_id = ${place}`;
}

/** The conditions on keys in the sums, where the key of public requests is empty. */
export function keySumConditions({ is, not }: KeyCondition, values: StatementValues): string[] {
  return [
    ...(is === undefined ? [] : [`key_id = ${values.add(is ?? '')}`]),
    ...not.map((key) => `key_id <> ${values.add(key ?? '')}`),
  ];
}

function bytesOf(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
