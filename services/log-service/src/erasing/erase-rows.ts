import { Injectable } from '@nestjs/common';
import { inTransaction } from '@pruefer/platform';
import { DatabaseError, type PoolClient } from 'pg';
import { ErasePool } from '../database/pools.js';
import { tryErasing } from '../partitions/day-lock.js';
import { type DayPartition, PartitionRepository, partitionTable } from '../partitions/partition.repository.js';
import { erasedColumns } from '../recording/erased-fields.js';
import { deleteDeadLetters, ERASED_ROWS_PER_STEP, eraseRowsOfDay } from './erasure-statements.js';
import type { HashToErase } from './erasure.repository.js';

const UNDEFINED_TABLE = '42P01';

/** `busy`: an index of the day is being created. */
type Page = 'more' | 'last' | 'busy';

/** Erases an IBAN from the rows of the log, day by day. */
@Injectable()
export class EraseRows {
  constructor(
    private readonly database: ErasePool,
    private readonly partitions: PartitionRepository,
  ) {}

  /**
   * Can be interrupted and repeated; concurrent runs count each row once. Days with an index in creation are skipped without waiting.
   * @param mayGoOn called before every page
   * @returns whether everything is erased
   */
  async run(erasure: HashToErase, mayGoOn: () => boolean): Promise<boolean> {
    const [days, detailDays] = await this.findDays();
    let isComplete = true;
    for (const day of days.toReversed()) {
      const details = detailDays.find((other) => other.day === day.day);
      for (let page: Page = 'more'; page === 'more';) {
        if (!mayGoOn()) return false;
        page = await this.eraseSome(erasure, day, details);
        if (page === 'busy') isComplete = false;
      }
    }
    return isComplete;
  }

  /** Deletes dead letters that contain a text. @param text an IBAN or its hash */
  async deleteDeadLetters(text: string): Promise<void> {
    await this.database.pool.query(deleteDeadLetters, [text]);
  }

  private async findDays(): Promise<[DayPartition[], DayPartition[]]> {
    const client = await this.database.pool.connect();
    try {
      const days = await this.partitions.readPartitions(client, 'requests');
      return [days, await this.partitions.readPartitions(client, 'request_details')];
    } finally {
      client.release();
    }
  }

  private async eraseSome(erasure: HashToErase, day: DayPartition, details?: DayPartition): Promise<Page> {
    try {
      return await inTransaction(this.database.pool, (client) => erasePage(client, erasure, [day, details]));
    } catch (error) {
      // The day was dropped by a cleanup, or its details expired; the next page continues.
      if (!(error instanceof DatabaseError) || error.code !== UNDEFINED_TABLE) throw error;
      return details === undefined ? 'last' : this.eraseSome(erasure, day);
    }
  }
}

async function erasePage(
  client: PoolClient,
  { id, hash }: HashToErase,
  [day, details]: readonly [DayPartition, DayPartition | undefined],
): Promise<Page> {
  const tables = [day, details].flatMap((partition) => (partition ? [partitionTable(partition)] : []));
  const [requests = '', side] = tables;
  if (!(await tryErasing(client, requests))) return 'busy';
  const { rows } = await client.query<{ erased: number }>(eraseRowsOfDay(requests, side), [hash, id, day.day]);
  const erased = rows[0]?.erased ?? 0;
  if (erased > 0) await forgetStatistics(client, tables);
  return erased < ERASED_ROWS_PER_STEP ? 'last' : 'more';
}

/** Column statistics contain values: the most common ones and a histogram. */
async function forgetStatistics(client: PoolClient, tables: readonly string[]): Promise<void> {
  await client.query('SET LOCAL ROLE logs_owner');
  const [requests, details] = tables;
  const columns = `${requests} (${erasedColumns.join(', ')})`;
  await client.query(`ANALYZE ${[columns, ...(details ? [`${details} (iban)`] : [])].join(', ')}`);
  await client.query('RESET ROLE');
}
