/** @typedef {import('pg').Client} Client */

/** Days that a cleanup deletes, and days that it keeps. */
const OLD_DAYS = 30;
const KEPT_DAYS = 29;
/** Sums are kept longer than rows: number of days in total. */
const DAYS_WITH_SUMS = 400;

const columns = `at, id, day, count, response_time_us, status, country, contract_id, key_id, iban_masked, iban_hash, address_short,
  address_hash, error_code, bank_details, data_version, request_id`;

const rowsOfDay = `
  INSERT INTO logs.requests (${columns})
  SELECT $1::date::timestamp AT TIME ZONE 'UTC' + place * (interval '86399 s' / $2), gen_random_uuid(), $1, 1, 1250,
    CASE WHEN place % 100000 = 7 THEN 503 WHEN place % 10 = 0 THEN 400 ELSE 200 END, 'DE', 1,
    CASE WHEN place % 250000 = 9 THEN 'key_rare' ELSE 'key_' || lpad((floor(random() ^ 2 * 200))::text, 20, '0') END,
    'DE89…3000', sha256(int8send(place % 70001)), '198.51.100.0/24', sha256(int8send(place % 501)),
    CASE WHEN place % 10 = 0 THEN 'iban_check_digits' END,
    '{"bankCode": "37040044", "bic": "COBADEFFXXX", "bankName": "Commerzbank", "bankAddress": "50447 Köln"}',
    '2026-09-07-1a2b3c4d', 'request-' || place
  FROM generate_series(1, $2::integer) AS place`;

const noHistogram = `array_fill(0::bigint, ARRAY[22])`;
const timed = (/** @type {string} */ table, /** @type {string} */ unit, /** @type {string} */ value) => `
  INSERT INTO logs.${table} (${unit}, status, country, rows, requests, timed_rows, response_time_us, histogram)
  SELECT ${value}, status, country, count(*), sum(count), count(*), sum(response_time_us), ${noHistogram}
  FROM logs.requests WHERE day = $1 GROUP BY 1, 2, 3`;
const sumsOfDay = [
  timed('minute_sums', 'minute', `date_bin('1 minute', at, 'epoch')`),
  timed('hour_sums', 'hour', `date_bin('1 hour', at, 'epoch')`),
  timed('day_sums', 'day', 'day'),
  `INSERT INTO logs.total_sums AS known SELECT status, count(*), sum(count) FROM logs.requests WHERE day = $1 GROUP BY 1
   ON CONFLICT (status) DO UPDATE SET rows = known.rows + excluded.rows, requests = known.requests + excluded.requests`,
  `INSERT INTO logs.key_hour_sums SELECT date_bin('1 hour', at, 'epoch'), key_id, status, count(*), sum(count)
   FROM logs.requests WHERE day = $1 GROUP BY 1, 2, 3`,
  `INSERT INTO logs.key_day_sums SELECT day, key_id, status, count(*), sum(count) FROM logs.requests WHERE day = $1 GROUP BY 1, 2, 3`,
];

/** Sums of days without rows: 40 countries, 200 keys. */
const oldSums = [
  `INSERT INTO logs.day_sums (day, status, country, rows, requests, timed_rows, response_time_us, histogram)
   SELECT $1::date - ago, status, chr(65 + country % 26) || chr(65 + country / 26), 1000, 1000, 1000, 1000000, ${noHistogram}
   FROM generate_series(${OLD_DAYS + KEPT_DAYS + 2}, ${DAYS_WITH_SUMS}) AS ago, unnest(ARRAY[200, 400, 429]) AS status, generate_series(0, 39) AS country`,
  `INSERT INTO logs.key_day_sums SELECT $1::date - ago, 'key_' || lpad(key::text, 20, '0'), 200, 1000, 1000
   FROM generate_series(${OLD_DAYS + KEPT_DAYS + 2}, ${DAYS_WITH_SUMS}) AS ago, generate_series(0, 199) AS key`,
];

/**
 * Fills the log with rows of the last 59 days, half of them old enough for a cleanup, and with sums of 400 days.
 * @param {Client} client
 * @param {number} rows
 * @param {(line: string) => void} say
 */
export async function fillLog(client, rows, say) {
  const { rows: result } = await client.query(`SELECT (now() AT TIME ZONE 'UTC')::date::text AS today`);
  const today = result[0].today;
  for (let ago = OLD_DAYS + KEPT_DAYS + 1; ago >= 1; ago -= 1) {
    // The cleanup deletes the rows of its last day, 30, one by one.
    if (ago === KEPT_DAYS + 1) continue;
    const [perDay, day] = [Math.round(rows / 2 / (ago > KEPT_DAYS ? OLD_DAYS : KEPT_DAYS)), dayBefore(today, ago)];
    await createDay(client, day);
    await client.query(rowsOfDay, [day, perDay]);
    for (const statement of sumsOfDay) await client.query(statement, [day]);
    if (ago > 1) await indexDay(client, day);
    if (ago % 10 === 0) say(`  ${day} ist gefüllt`);
  }
  for (const statement of oldSums) await client.query(statement, [today]);
  await client.query(`UPDATE logs.cleanup SET cleaned_until = $1::date::timestamp AT TIME ZONE 'UTC'`, [
    dayBefore(today, OLD_DAYS + KEPT_DAYS + 1),
  ]);
  await client.query(
    'VACUUM ANALYZE logs.requests, logs.minute_sums, logs.hour_sums, logs.day_sums, logs.key_hour_sums, logs.key_day_sums',
  );
  await client.query(
    `SELECT brin_summarize_new_values(inhrelid) FROM pg_inherits WHERE inhparent = 'logs.requests_by_hash'::regclass`,
  );
}

/** @param {string} day @param {number} days */
function dayBefore(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** @param {Client} client @param {string} day */
async function createDay(client, day) {
  const partition = `logs.requests_${day.replaceAll('-', '')}`;
  await client.query(`SET ROLE logs_owner; CREATE TABLE ${partition} (LIKE logs.requests INCLUDING ALL);
    ALTER TABLE logs.requests ATTACH PARTITION ${partition} FOR VALUES FROM ('${day}') TO (date '${day}' + 1); RESET ROLE`);
}

/**
 * Adds the index that the upkeep adds to closed days.
 * @param {Client} client
 * @param {string} day
 */
async function indexDay(client, day) {
  const partition = `requests_${day.replaceAll('-', '')}`;
  await client.query(`CREATE INDEX ${partition}_by_iban ON logs.${partition} USING hash (iban_hash)`);
}
