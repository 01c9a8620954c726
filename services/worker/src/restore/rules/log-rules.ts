import {
  MAX_BANK_TEXT,
  MAX_RETENTION_MONTHS,
  type RequestField,
  requestFieldList,
  requestFields,
} from '@pruefer/contracts';
import {
  both,
  bytes,
  type ColumnRule,
  each,
  form,
  past,
  size,
  type TableRules,
  text,
  typed,
  whole,
} from './column-rule.js';

/** The last day of retention is reached by a cleanup once a month. */
const MAX_MONTHS = MAX_RETENTION_MONTHS + 1;
const HASH_BYTES = 32;
const MAX_RESPONSE_US = 1_800_000_000;
/** Limit per time, status and country: all histograms of open sums together stay below 2^63. `requireValidSums` limits other sums. */
const MAX_SUMMED = 1_000_000_000_000;
/** An open sum of one consumer may be negative, when it corrects the count of another. */
const MAX_TAKEN_BACK = 1_000_000_000;
const MAX_BUCKETS = 64;
/** Open sums are those of the last minutes or hours; log-service moves them away. */
const MAX_OPEN_SUMS = 5_000_000;
/** Rows per request, or per minute and hour of all years: limited by the size of the file only. */
const UNLIMITED = Infinity;
const bankFields = ['bankCode', 'bic', 'bankName', 'bankAddress', 'authority', 'publisher'];
const MAX_BANK_BYTES = 4 * bankFields.length * MAX_BANK_TEXT;

const country = form(/^([A-Z]{2}|\?\?)$/, 'zwei Großbuchstaben oder ??');
const status: ColumnRule = {
  sql: (column) => `${column} = 200 OR ${column} BETWEEN 400 AND 599`,
  allows: '200 oder 400 bis 599',
};
const hash = bytes(HASH_BYTES);

/** Each older or later day would cost a partition, which every search reads. */
const dayOfLog: ColumnRule = {
  sql: (column) => `${column} = (at AT TIME ZONE 'UTC')::date AND ${keptDay.sql(column)}`,
  allows: `der Tag des Zeitpunkts in UTC, höchstens ${MAX_MONTHS} Monate alt`,
};
const keptDay: ColumnRule = {
  sql: (column) =>
    `${column} BETWEEN (now() AT TIME ZONE 'UTC') - interval '${MAX_MONTHS} months' AND (now() AT TIME ZONE 'UTC') + interval '7 days'`,
  allows: `höchstens ${MAX_MONTHS} Monate alt`,
};

const bankDetails: ColumnRule = both(size(MAX_BANK_BYTES), {
  sql: (column) =>
    `jsonb_typeof(${column}) = 'object' AND ${column} - ARRAY['${bankFields.join("', '")}'] = '{}'
       AND NOT jsonb_path_exists(${column}, '$.* ? (@.type() != "string" && @.type() != "null")')`,
  allows: `ein Objekt mit Texten unter ${bankFields.join(', ')}`,
});

const masked: ColumnRule = {
  sql: (column) => `${column} LIKE '%…%' AND length(${column}) <= 9`,
  allows: 'eine gekürzte IBAN wie DE89…3000',
};

/** Rule of a form; PostgreSQL's type is the only other limit of its columns. */
const ruleOfForm: Readonly<Record<RequestField['form'], (max: number) => ColumnRule>> = {
  uuid: () => typed,
  instant: () => past,
  text,
  sha256: () => hash,
  integer: () => whole(0, Number.MAX_SAFE_INTEGER),
  status: () => status,
  milliseconds: () => whole(0, MAX_RESPONSE_US),
  bank: () => bankDetails,
};
const requestRules = requestFieldList.flatMap(({ column, form, max = 0 }) =>
  column === undefined ? [] : [[column, ruleOfForm[form](max)]],
);

const requests: TableRules = {
  maxRows: UNLIMITED,
  columns: {
    ...(Object.fromEntries(requestRules) as Record<string, ColumnRule>),
    day: dayOfLog,
    count: whole(0),
    country,
    iban_masked: masked,
  },
};

const details: TableRules = {
  maxRows: UNLIMITED,
  columns: { id: typed, day: keptDay, iban: text(38), address: text(45) },
};

/** The start of a minute or hour. */
const begin = (unit: 'minute' | 'hour') =>
  both(past, {
    sql: (column) => `date_bin('1 ${unit}', ${column}, 'epoch') = ${column}`,
    allows: unit === 'hour' ? 'eine volle Stunde' : 'eine volle Minute',
  });

const histogram = (min: string, max: string): ColumnRule => ({
  sql: (column) => `cardinality(${column}) <= ${MAX_BUCKETS} AND coalesce(array_ndims(${column}), 1) = 1
    AND array_position(${column}, NULL) IS NULL AND ${min} <= ALL (${column}) AND ${max} >= ALL (${column})`,
  allows: `höchstens ${MAX_BUCKETS} Zahlen, keine größer als alle zusammen`,
});

const closedSum = whole(0, MAX_SUMMED);
const open = whole(-MAX_TAKEN_BACK, MAX_SUMMED);
/** Sum of response times in microseconds. */
const closedTime = whole(0, Number.MAX_SAFE_INTEGER);
const openTime = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const closedRows = { rows: closedSum, requests: closedSum };
const openRows = { rows: open, requests: open };
const closedTimes = {
  ...closedRows,
  timed_rows: closedSum,
  response_time_us: closedTime,
  histogram: histogram('0', 'timed_rows'),
};
const openTimes = {
  ...openRows,
  timed_rows: open,
  response_time_us: openTime,
  histogram: histogram(String(-MAX_TAKEN_BACK), String(MAX_SUMMED)),
};
const kind = { status, country };
const keyed = { status, key_id: text(requestFields.keyId.max) };
const writer = whole(0, 32_767);
const sums = (columns: TableRules['columns'], maxRows = UNLIMITED): TableRules => ({ maxRows, columns });

/** Rules for the tables of the log that a restore reads. */
export const logRules: Readonly<Record<string, TableRules>> = {
  'logs.requests': requests,
  'logs.request_details': details,
  'logs.minute_sums_open': sums({ minute: begin('minute'), ...kind, writer, ...openTimes }, MAX_OPEN_SUMS),
  'logs.minute_sums': sums({ minute: begin('minute'), ...kind, ...closedTimes }),
  'logs.hour_sums': sums({ hour: begin('hour'), ...kind, ...closedTimes }),
  'logs.day_sums': sums({ day: past, ...kind, ...closedTimes }),
  'logs.total_sums': sums(
    { status, rows: whole(0, Number.MAX_SAFE_INTEGER), requests: whole(0, Number.MAX_SAFE_INTEGER) },
    600,
  ),
  'logs.key_hour_sums_open': sums({ hour: begin('hour'), ...keyed, writer, ...openRows }, MAX_OPEN_SUMS),
  'logs.key_hour_sums': sums({ hour: begin('hour'), ...keyed, ...closedRows }),
  'logs.key_day_sums': sums({ day: past, ...keyed, ...closedRows }),
  // Cut to size when it is taken over.
  'logs.erased': {
    maxRows: 1_000_000,
    columns: {
      ...each('id at erased_until rows completed_at', typed),
      ...each('erased_by reason', text(10_000)),
      iban_hash: hash,
    },
  },
};
