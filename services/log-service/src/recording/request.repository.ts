import { Injectable } from '@nestjs/common';
import { hashPersonalData, inTransaction } from '@pruefer/platform';
import { DatabaseError, type PoolClient } from 'pg';
import { LogConfig } from '../config.js';
import { type DeadLetter, keepDeadLetters } from '../consuming/dead-letter.js';
import { advanceOffsets } from '../consuming/offsets.js';
import type { RecordBatch } from '../consuming/record-batch.js';
import { asIso } from '../database/select-forms.js';
import { WritePool } from '../database/pools.js';
import { addSums } from './add-sums.js';
import { copyRows } from './copy-rows.js';
import { correctRows, REVERSED_STATUS } from './correct-rows.js';
import type { LogRow } from './log-row.js';
import { detailColumns, requestColumns } from './request-columns.js';
import { withoutErased, withoutErasedPayloads } from './without-erased.js';

/** The content of one atomic commit. */
export interface LogCommit {
  /** Number of the consumer, which alone writes sums with it. */
  readonly writer: number;
  readonly rows: readonly LogRow[];
  readonly deadLetters: readonly DeadLetter[];
  /** Batches whose offsets advance with the commit. */
  readonly batches: readonly RecordBatch[];
}

/** Inserts rows. @returns the ones that were new */
type Insert = (client: PoolClient, rows: readonly LogRow[]) => Promise<readonly LogRow[]>;

interface NewRows {
  readonly writer: number;
  readonly rows: readonly LogRow[];
  readonly limits: Limits;
}

interface Limits {
  /** Day up to which rows were cleaned up, as in `LogRow`; empty when nothing was ever cleaned up. */
  readonly cleanedUntil: string;
  /** Older rows may have an IBAN that was erased; empty when none ever was. */
  readonly erasedUntil: string;
  /** Full values of older days are left out. */
  readonly firstDayOfDetails: string;
}

const isoOrNothing = (line: string) => `coalesce(${asIso(`NULLIF(${line}, '-infinity')`)}, '')`;

/** Blocks cleanups and erasures until this transaction ends, so that they see its rows. */
const findLimits = `
  SELECT ${isoOrNothing('cleaned_until')} AS "cleanedUntil", ${isoOrNothing('erased_until')} AS "erasedUntil",
    ((now() AT TIME ZONE 'UTC')::date - $1::integer)::text AS "firstDayOfDetails"
  FROM logs.cleanup FOR SHARE`;

const columnNames = requestColumns.map(({ name }) => name).join(', ');

const createStaging = 'CREATE TEMP TABLE IF NOT EXISTS staging (LIKE logs.requests) ON COMMIT DELETE ROWS';

const insertNew = `
  WITH staged AS (DELETE FROM pg_temp.staging RETURNING ${columnNames})
  INSERT INTO logs.requests (${columnNames}) SELECT ${columnNames} FROM staged ORDER BY day, id
  ON CONFLICT (day, id) DO NOTHING RETURNING id`;

/** Writes the request log, its sums, dead letters and offsets. */
@Injectable()
export class RequestRepository {
  constructor(
    private readonly database: WritePool,
    private readonly config: LogConfig,
  ) {}

  /**
   * Stores each event once. Batches of new events are inserted directly; otherwise new events are determined first.
   * @throws DatabaseError and connection errors; nothing is stored then
   */
  async store(intake: LogCommit): Promise<void> {
    try {
      await this.commit(intake, copyAll);
    } catch (error) {
      if (!isDouble(error)) throw error;
      await this.commit(intake, copyNew);
    }
  }

  private async commit({ writer, rows, deadLetters, batches }: LogCommit, insert: Insert): Promise<void> {
    await inTransaction(this.database.pool, async (client) => {
      if (rows.length + deadLetters.length > 0) {
        const limits = await readLimits(client, this.config.LOG_DETAILS_DAYS);
        await storeRows(client, { writer, rows, limits }, insert);
        await this.keepLetters(client, deadLetters, limits);
      }
      await advanceOffsets(client, batches);
    });
  }

  private async keepLetters(
    client: PoolClient,
    letters: readonly DeadLetter[],
    { erasedUntil }: Limits,
  ): Promise<void> {
    const hashIban = (iban: string) => hashPersonalData(this.config.LOG_HASH_SECRET, iban);
    await keepDeadLetters(client, await withoutErasedPayloads(client, letters, { erasedUntil, hashIban }));
  }
}

/** Only rows that the insert reports as new are counted, so repeated events count once. */
async function storeRows(client: PoolClient, { writer, rows, limits }: NewRows, insert: Insert): Promise<void> {
  const { cleanedUntil, erasedUntil, firstDayOfDetails } = limits;
  const keptRows = rows.filter(({ at }) => at >= cleanedUntil).sort(compareKeys);
  const due = await withoutErased(client, keptRows, erasedUntil);
  const [plain, reversed] = [due.filter((row) => !row.isReversed), due.filter((row) => row.isReversed)];
  // Sequentially, because a batch may contain an event and its void event.
  const fresh = [...(await insert(client, plain)), ...(await reverseRows(client, writer, reversed))];
  const detailed = fresh.filter(({ day, iban, address }) => day >= firstDayOfDetails && (iban ?? address) !== null);
  await copyRows(client, 'logs.request_details', detailColumns, detailed);
  await addSums(client, writer, fresh);
}

/** Stores void events: an existing row is corrected and moved between the sums. @returns rows that did not exist */
async function reverseRows(client: PoolClient, writer: number, rows: readonly LogRow[]): Promise<readonly LogRow[]> {
  if (rows.length === 0) return [];
  const fresh = new Set(await copyNew(client, rows));
  const knownRows = rows.filter((row) => !fresh.has(row));
  const wrongRows = await correctRows(client, knownRows);
  const corrected = wrongRows.map((row) => ({ ...row, status: REVERSED_STATUS }));
  await addSums(client, writer, wrongRows, -1);
  await addSums(client, writer, corrected);
  return [...fresh];
}

/** Sorts rows by key, so that consumers of the same events wait for each other instead of deadlocking. */
function compareKeys(a: LogRow, b: LogRow): number {
  return a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;
}

async function readLimits(client: PoolClient, detailsDays: number): Promise<Limits> {
  const { rows } = await client.query<Limits>({ name: 'find-limits', text: findLimits, values: [detailsDays] });
  const [limits] = rows;
  if (!limits) throw new Error('the row of logs.cleanup is missing');
  return limits;
}

const copyAll: Insert = async (client, rows) => {
  await copyRows(client, 'logs.requests', requestColumns, rows);
  return rows;
};

const copyNew: Insert = async (client, rows) => {
  await client.query(createStaging);
  await copyRows(client, 'pg_temp.staging', requestColumns, rows);
  const result = await client.query<{ id: string }>(insertNew);
  const newIds = new Set(result.rows.map(({ id }) => id));
  // delete() returns false for a duplicate in the same batch.
  return rows.filter(({ id }) => newIds.delete(id.toLowerCase()));
};

function isDouble(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}
