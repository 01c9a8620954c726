import { Injectable, Logger } from '@nestjs/common';
import { type EventDefinition, RequestRefusedV1, ValidationAnsweredV1 } from '@pruefer/contracts';
import { DatabaseError } from 'pg';
import { Counter, Registry } from 'prom-client';
import type { DeadLetter } from '../consuming/dead-letter.js';
import { readBatches, type Reader, type ReadRecord } from '../consuming/read-batch.js';
import type { RecordBatch } from '../consuming/record-batch.js';
import { type DayStatus, LogDays } from '../partitions/log-days.js';
import type { LogRow } from './log-row.js';
import { readAnswered } from './read-answered.js';
import { readRefused } from './read-refused.js';
import { RequestRepository } from './request.repository.js';

const NO_PARTITION = '23514';

/** Data exception; integrity violation. */
const dataClasses = new Set(['22', '23']);

const readers = new Map<EventDefinition, Reader<LogRow>>([
  [ValidationAnsweredV1, readAnswered],
  [RequestRefusedV1, readRefused],
]);

/** Rows with their records, so that one that PostgreSQL refuses can still become a dead letter. */
interface ReadRows {
  readonly writer: number;
  readonly records: readonly ReadRecord<LogRow>[];
  readonly deadLetters: readonly DeadLetter[];
  readonly batches: readonly RecordBatch[];
}

/** Stores each event once: duplicates and events of removed days are dropped, invalid ones become dead letters, and reading continues. */
@Injectable()
export class RecordRequests {
  private readonly logger = new Logger(RecordRequests.name);
  private readonly deadLetters: Counter;

  constructor(
    private readonly requests: RequestRepository,
    private readonly days: LogDays,
    metrics: Registry,
  ) {
    this.deadLetters = new Counter({
      name: 'kafka_dead_letters_total',
      help: 'Records that could not be stored and were kept with their reason instead',
      registers: [metrics],
    });
  }

  /**
   * Resolves when rows, sums, dead letters and offsets of all batches are committed.
   * @throws errors of PostgreSQL; the same batches may then be passed again
   */
  async run(batches: readonly RecordBatch[]): Promise<void> {
    const writer = Math.min(...batches.map(({ partition }) => partition));
    const intake = { writer, batches, ...readBatches(batches, getReader) };
    try {
      await this.store(await this.sortByDay(intake));
    } catch (error) {
      if (classifyStoreFailure(error) !== 'days') throw error;
      this.days.forget();
      await this.store(await this.sortByDay(intake));
    }
  }

  private async sortByDay({ records, deadLetters, ...rest }: ReadRows): Promise<ReadRows> {
    const statuses = await this.days.readStatuses(new Set(records.map(({ row }) => row.day)));
    const withStatus = (dayStatus: DayStatus) => records.filter(({ row }) => statuses.get(row.day) === dayStatus);
    const outside = withStatus('outside').map((record) =>
      toDeadLetter(record, `at: no partition for ${record.row.day}`),
    );
    return { ...rest, records: withStatus('open'), deadLetters: [...deadLetters, ...outside] };
  }

  /** Bisects a batch that PostgreSQL refuses despite validation, so that one row does not block the others. */
  private async store(intake: ReadRows): Promise<void> {
    const { writer, records, deadLetters, batches } = intake;
    try {
      await this.requests.store({ writer, rows: records.map(({ row }) => row), deadLetters, batches });
      this.report(deadLetters);
    } catch (error) {
      const [firstRecord] = records;
      if (classifyStoreFailure(error) !== 'data' || !firstRecord) throw error;
      if (records.length === 1) {
        const deadLetter = toDeadLetter(firstRecord, describeRefusal(error));
        return this.store({ ...intake, records: [], deadLetters: [...deadLetters, deadLetter] });
      }
      const half = records.length >> 1;
      await this.store({ writer, records: records.slice(0, half), deadLetters: [], batches: [] });
      await this.store({ ...intake, records: records.slice(half) });
    }
  }

  private report(deadLetters: readonly DeadLetter[]): void {
    const [first] = deadLetters;
    if (!first) return;
    this.deadLetters.inc(deadLetters.length);
    const { partition, record, reason } = first;
    const position = `${partition.topic}/${partition.partition}@${record.offset}`;
    this.logger.warn(`dead letters kept: ${deadLetters.length}, the first (${position}): ${reason}`);
  }
}

/** The code alone: PostgreSQL's sentence may quote the value (docs/SECURITY.md G1). */
function describeRefusal(error: unknown): string {
  return `refused by PostgreSQL (${(error as DatabaseError).code})`;
}

function toDeadLetter({ batch, record }: ReadRecord<LogRow>, reason: string): DeadLetter {
  return { partition: batch, record, reason };
}

function getReader({ event, topic }: RecordBatch): Reader<LogRow> {
  const reader = readers.get(event);
  if (!reader) throw new Error(`nobody here reads ${topic}`);
  return reader;
}

/**
 * Classifies a failed insert. `days`: a partition was dropped. `data`: PostgreSQL refuses a value, so a retry is useless.
 * `outage`: anything else, retried later.
 */
export function classifyStoreFailure(error: unknown): 'days' | 'data' | 'outage' {
  if (!(error instanceof DatabaseError) || error.code === undefined) return 'outage';
  if (error.code === NO_PARTITION) return 'days';
  return dataClasses.has(error.code.slice(0, 2)) ? 'data' : 'outage';
}
