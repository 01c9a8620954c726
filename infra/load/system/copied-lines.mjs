import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/**
 * @param {import('pg').Client} client
 * @param {string} query
 * @returns {Promise<Buffer[]>} rows of a query in PostgreSQL's COPY format
 */
export function readCopiedLines(client, query) {
  return client.query(copyTo(`COPY (${query}) TO STDOUT`)).toArray();
}

/**
 * Stores rows of `readCopiedLines` with COPY.
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {Buffer[]} lines
 */
export async function copyLines(client, table, lines) {
  await pipeline(Readable.from(lines), client.query(copyFrom(`COPY ${table} FROM STDIN`)));
}
