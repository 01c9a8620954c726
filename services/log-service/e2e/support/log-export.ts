import type { LogSelection } from '@pruefer/contracts';
import { bearer, until } from '@pruefer/testkit';
import type { Surroundings } from './running-log-service.js';

/** Downloads the file of a filter from log-service. */
export async function download(url: string, selection: LogSelection, headers?: object): Promise<Response> {
  return fetch(`${url}/api/admin/logs/export`, {
    method: 'POST',
    headers: { ...(headers ?? (await bearer({ name: 'anna' }))), 'content-type': 'application/json' },
    body: JSON.stringify(selection),
  });
}

/** As consumers would leave them, in seconds instead of minutes. */
export async function fillRequests({ database }: Surroundings, rows: number, key: string): Promise<void> {
  await database.sql(
    `INSERT INTO logs.requests (at, id, day, count, response_time_us, status, country, key_id, iban_masked, address_short, error_message, request_id)
     SELECT (now() AT TIME ZONE 'UTC')::date::timestamp AT TIME ZONE 'UTC' + place * interval '1 ms', gen_random_uuid(),
       (now() AT TIME ZONE 'UTC')::date, 1, 1250, 200, 'DE', $2, 'DE89…3000', '203.0.113.0/24', repeat('x', 150), 'request-' || place
     FROM generate_series(1, $1::integer) AS place`,
    [rows, key],
  );
  await database.sql(
    `INSERT INTO logs.key_day_sums (day, key_id, status, rows, requests) VALUES ((now() AT TIME ZONE 'UTC')::date, $2, 200, $1, $1)`,
    [rows, key],
  );
}

/** Ends when a service that has just started has made the days that rows are for. */
export async function daysMade({ database }: Surroundings): Promise<void> {
  const days = () => database.sql(`SELECT FROM pg_inherits WHERE inhparent = 'logs.requests'::regclass`);
  await until('days are made', async () => (await days()).length > 7);
}
