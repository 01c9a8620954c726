import type { ApiKeysQuery } from '@pruefer/contracts';
import { fieldsOfCursor, formatCursor } from '@pruefer/platform';
import type { KeyFilter } from './key-filter.js';
import { lastUsedAt } from '../contract/key-row.js';

type Sort = NonNullable<ApiKeysQuery['sort']>;
type SortedBy = Exclude<Sort, `-${string}`>;

interface SortColumn {
  readonly column: string;
  /** Format of a value in a cursor; every matching text can be parsed by PostgreSQL. */
  readonly form: RegExp;
  /** SQL for the value as text for a cursor, without loss. */
  readonly text: string;
  /** SQL that parses the value at a placeholder. */
  readonly read: (place: string) => string;
}

const MICROSECONDS = /^-?\d{1,16}$/;
/** In microseconds, beyond every time of a key. */
const AFTER_ALL = '9999999999999999';
const BEFORE_ALL = '-9999999999999999';

const wholeNumber = (column: string) => (): SortColumn => ({
  column,
  form: /^\d{1,16}$/,
  text: `(${column})::text`,
  read: (place) => `${place}::bigint`,
});

/** A nullable time: nulls come last in either direction. */
const timeIfAny =
  (time: string) =>
  (isDescending: boolean): SortColumn => {
    const column = `coalesce((extract(epoch FROM ${time}) * 1000000)::bigint, ${isDescending ? BEFORE_ALL : AFTER_ALL})`;
    return { column, form: MICROSECONDS, text: `(${column})::text`, read: (place) => `${place}::bigint` };
  };

const share = '(CASE WHEN c.quota = 0 THEN 0 ELSE c.used::numeric / c.quota END)';

/** Sort columns of the list. Cursors have times in microseconds since 1970, which JavaScript's dates cannot represent. */
const columns: Readonly<Record<SortedBy, (isDescending: boolean) => SortColumn>> = {
  createdAt: () => ({
    column: 'k.created_at',
    form: /^\d{1,16}$/,
    text: '(extract(epoch FROM k.created_at) * 1000000)::bigint::text',
    read: (place) => `(timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond')`,
  }),
  clientName: () => ({
    column: 'lower(c.client_name)',
    form: /^[^\0]{0,200}$/u,
    text: 'lower(c.client_name)',
    read: (place) => `${place}::text`,
  }),
  quota: wholeNumber('c.quota'),
  used: wholeNumber('c.used'),
  share: () => ({
    column: share,
    form: /^\d{1,16}(\.\d{1,40})?$/,
    text: `${share}::text`,
    read: (place) => `${place}::numeric`,
  }),
  expiresAt: timeIfAny('k.expires_at'),
  lastUsedAt: timeIfAny(lastUsedAt),
};

function parseSort(sort: Sort): SortColumn & { readonly isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { isDescending, ...columns[sort.replace('-', '') as SortedBy](isDescending) };
}

/** The order of the list. The id comes last, so that no key is on two pages. */
export function buildKeyOrder(sort: Sort): string {
  const { column, isDescending } = parseSort(sort);
  return `${column} ${isDescending ? 'DESC' : 'ASC'}, k.id`;
}

/** SQL for a key's sort value as text for a cursor. */
export function sortedBy(sort: Sort): string {
  return parseSort(sort).text;
}

/** End of a page: the order, the last key's sort value and its id. */
export function formatKeyCursor(sort: Sort, value: string, id: string): string {
  return formatCursor([sort, value, id]);
}

/** Restricts the filter to keys after the previous page. @throws Problem `invalid_request` for a cursor of another list or order */
export function afterCursor(cursor: string, sort: Sort, { where, values }: KeyFilter): KeyFilter {
  const { column, form, read, isDescending } = parseSort(sort);
  const [, value, id] = fieldsOfCursor(cursor, [new RegExp(`^${sort}$`), form, /^[\w-]{1,64}$/]);
  const [at, last] = [read(`$${values.length + 1}`), `$${values.length + 2}`];
  const beyond = isDescending ? '<' : '>';
  // The first condition alone allows an index scan.
  const condition = `${column} ${beyond}= ${at} AND (${column} ${beyond} ${at} OR k.id > ${last})`;
  return { where: `${where} AND ${condition}`, values: [...values, value!, id!] };
}
