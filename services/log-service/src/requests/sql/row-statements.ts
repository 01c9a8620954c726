import { requestFieldList, type RequestFieldName } from '@pruefer/contracts';
import { asIso } from '../../database/select-forms.js';
import { toUtcDay } from '../../partitions/utc-day.js';
import { rowConditions } from './conditions.js';
import { rangeConditions } from './counted-rows.js';
import { partsInOrder, type Selection } from '../filter/selection.js';
import { allConditions, type Statement, StatementValues } from './statement.js';

/** A position in the list: of two rows at the same time the one with the greater id comes first. */
export interface RowPosition {
  readonly at: Date;
  readonly id: string;
}

/** `older` is the order of the list, `newer` the reverse. */
export type Direction = 'older' | 'newer';

/** The page of rows to read from one day. */
export interface DayPage {
  readonly day: string;
  readonly limit: number;
  readonly offset?: number;
  /** Begins there, without the row itself. */
  readonly after?: RowPosition | undefined;
  readonly towards: Direction;
}

/** SQL of the fields of an entry that are not plain columns. */
const expressions: Partial<Record<RequestFieldName, string>> = {
  at: asIso('page.at'),
  clientName: 'client_name',
  addressShort: 'coalesce(details.address, page.address_short)',
  ibanMasked: 'coalesce(details.iban, page.iban_masked)',
  responseTimeMs: 'page.response_time_us / 1000::double precision',
};

const entryFields = requestFieldList
  .flatMap(({ name, column, entry }) => (entry ? [`${expressions[name] ?? `page.${column}`} AS "${entry}"`] : []))
  .join(', ');

/** Details are looked up one by one for the displayed rows only, in every plan. */
function buildEntriesSql(page: string, detailDays: string, order: string): string {
  return `
    WITH page AS (${page})
    SELECT ${entryFields}
    FROM page LEFT JOIN logs.keys ON keys.key_id = page.key_id
      LEFT JOIN LATERAL (
        SELECT iban, address FROM logs.request_details AS full_values
        WHERE ${detailDays} AND full_values.day = page.day AND full_values.id = page.id OFFSET 0
      ) AS details ON true
    ${order}`;
}

/** Rows of one day, where every index has the order of the list, separately for each key and status. */
export function pageOfDay(selection: Selection, page: DayPage): Statement {
  const { day, limit, offset = 0, towards } = page;
  const values = new StatementValues();
  const direction = towards === 'older' ? 'DESC' : 'ASC';
  const order = (table: string) => `ORDER BY ${table}.at ${direction}, ${table}.id ${direction}`;
  const limitParameter = values.add(limit + offset);
  const parts = partsInOrder(selection).map(
    (part) => `(SELECT * FROM logs.requests WHERE ${allConditions(pageConditions(part, page, values))}
      ${order('requests')} LIMIT ${limitParameter})`,
  );
  const foundPositions = `SELECT * FROM (${parts.join(' UNION ALL ')}) AS found
    ${order('found')} LIMIT ${values.add(limit)} OFFSET ${values.add(offset)}`;
  return {
    text: buildEntriesSql(foundPositions, `full_values.day = ${values.add(day)}`, order('page')),
    values: values.all,
  };
}

function pageConditions(selection: Selection, { day, after, towards }: DayPage, values: StatementValues): string[] {
  const conditions = dayConditions(selection, day, values);
  if (!after) return conditions;
  const sign = towards === 'older' ? '<' : '>';
  return [...conditions, `(at, id) ${sign} (${values.add(after.at)}, ${values.add(after.id)}::uuid)`];
}

/** Rows at known positions, in the order of the list. */
export function rowsAt(positions: readonly RowPosition[]): Statement {
  const days = [...new Set(positions.map(({ at }) => toUtcDay(at)))];
  const page = `SELECT requests.* FROM logs.requests
    JOIN unnest($2::date[], $3::uuid[]) AS wanted (day, id) ON requests.day = wanted.day AND requests.id = wanted.id
    WHERE requests.day = ANY($1::date[])`;
  return {
    text: buildEntriesSql(page, 'full_values.day = ANY($1::date[])', 'ORDER BY page.at DESC, page.id DESC'),
    values: [days, positions.map(({ at }) => toUtcDay(at)), positions.map(({ id }) => id)],
  };
}

/** Counts a selection's rows of one UTC day. */
export function countOfDay(selection: Selection, day: string): Statement {
  const values = new StatementValues();
  const conditions = dayConditions(selection, day, values);
  return {
    text: `SELECT count(*)::integer AS rows FROM logs.requests WHERE ${allConditions(conditions)}`,
    values: values.all,
  };
}

/** Positions of all rows of a selection, in any order, up to a limit. */
export function findPositions(selection: Selection, atMost: number): Statement {
  const values = new StatementValues();
  const range = rangeConditions(selection.from, selection.to, values);
  const conditions = allConditions([...range, ...rowConditions(selection, values)]);
  const text = `SELECT at, id FROM logs.requests WHERE ${conditions} LIMIT ${values.add(atMost)}`;
  return { text, values: values.all };
}

/** The position of a row by its id alone, in one of these days, or in any. */
export function positionOfRow(id: string, days?: readonly string[]): Statement {
  const text = `SELECT at, id FROM logs.requests WHERE id = $1 ${days ? 'AND day = ANY($2::date[])' : ''}`;
  return { text, values: days ? [id, days] : [id] };
}

function dayConditions(selection: Selection, day: string, values: StatementValues): string[] {
  const { from, to } = selection;
  return [
    `day = ${values.add(day)}`,
    `at >= ${values.add(from)}`,
    `at < ${values.add(to)}`,
    ...rowConditions(selection, values),
  ];
}
