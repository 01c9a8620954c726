import type { Channel } from '@pruefer/contracts';
import type { KeyCondition, Selection, StatusCondition } from '../filter/selection.js';
import type { StatementValues } from './statement.js';

/** The conditions of a selection on rows of `logs.requests`, apart from their time. */
export function rowConditions(selection: Selection, values: StatementValues): string[] {
  const { iban, address, notAddresses, requestId, channel } = selection.rows;
  return [
    ...statusConditions(selection.status, values),
    ...keyConditions(selection.key, values),
    ...(iban === undefined ? [] : [`iban_hash = ${values.add(parseHex(iban))}`]),
    ...(address === undefined ? [] : [`address_hash = ${values.add(parseHex(address))}`]),
    ...(requestId === undefined ? [] : [`request_id = ${values.add(requestId)}`]),
    ...(channel === undefined ? [] : [channelCondition(channel)]),
    ...notAddresses.map((hash) => `address_hash IS DISTINCT FROM ${values.add(parseHex(hash))}`),
  ];
}

/** Rows from before there were bulk calls have no channel. */
function channelCondition(channel: Channel): string {
  return channel === 'single' ? `coalesce(channel, 'single') = 'single'` : `channel = '${channel}'`;
}

/** The conditions on status, of rows and of all sums. */
export function statusConditions({ oneOf, hundreds, not }: StatusCondition, values: StatementValues): string[] {
  return [
    ...(oneOf === undefined ? [] : [`status ${among(oneOf.map((status) => `${values.add(status)}::smallint`))}`]),
    ...(hundreds === undefined ? [] : [`status BETWEEN ${hundreds * 100} AND ${hundreds * 100 + 99}`]),
    ...not.map((status) => `status <> ${values.add(status)}::smallint`),
  ];
}

function keyConditions({ oneOf, not }: KeyCondition, values: StatementValues): string[] {
  return [
    ...(oneOf === undefined ? [] : [keyIsAmong(oneOf, values)]),
    ...not.map((key) => (key === null ? 'key_id IS NOT NULL' : `key_id IS DISTINCT FROM ${values.add(key)}`)),
  ];
}

/** The index holds four bytes of each key's hash instead of its id. @param keys ids, or null alone */
function keyIsAmong(keys: readonly (string | null)[], values: StatementValues): string {
  const parameters = keys.filter((key) => key !== null).map((key) => values.add(key));
  if (parameters.length < keys.length) return 'hashtext(key_id) IS NULL AND key_id IS NULL';
  return `hashtext(key_id) ${among(parameters.map((parameter) => `hashtext(${parameter})`))} AND key_id ${among(parameters)}`;
}

/** A single value uses `=`, so that an index keeps the list order. */
function among(parameters: readonly string[]): string {
  if (parameters.length === 0) return 'IS NULL AND false';
  return parameters.length === 1 ? `= ${parameters[0]}` : `IN (${parameters.join(', ')})`;
}

/** The conditions on keys in the sums, where the key of public requests is empty. */
export function keySumConditions({ oneOf, not }: KeyCondition, values: StatementValues): string[] {
  return [
    ...(oneOf === undefined ? [] : [`key_id ${among(oneOf.map((key) => values.add(key ?? '')))}`]),
    ...not.map((key) => `key_id <> ${values.add(key ?? '')}`),
  ];
}

function parseHex(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
