import { Injectable } from '@nestjs/common';
import { type BatchKind, needOf, Problem } from '@pruefer/contracts';
import { AnsweredEvents } from '../publishing/answered-events.js';
import { Backlog } from './backlog.js';
import { Breaker } from './breaker.js';
import type { Caller } from '../batch/caller.js';
import type { GivenAnswers, IdempotentRequest } from '../batch/given-answer.js';
import { IdempotentChecks } from './idempotent-checks.js';
import { Outbox, type StoredBatch } from './outbox.js';
import type { RecordedBatch, UnchargedBatch } from '../batch/recorded-batch.js';
import { OutcomeUnknown } from './outcome-unknown.js';
import { statementFailureOf } from './statement-failure.js';

/** A batch that is durable: it may be answered. */
export interface Recorded {
  readonly batch: RecordedBatch;
  /** PostgreSQL's clock in epoch milliseconds; null: the batch is in Kafka alone. */
  readonly now: number | null;
  /** Whether its events have yet to be sent by this process. */
  readonly toPublish: boolean;
  /** What its repeats were answered with before. */
  readonly given: GivenAnswers;
}

/** A batch on its way into the books. */
export interface Entry {
  readonly kind: BatchKind;
  readonly batch: UnchargedBatch;
  readonly callers: readonly Caller[];
  /** One for each check of an idempotent batch; none of another one. */
  readonly requests: readonly IdempotentRequest[];
}

const nothingGiven: GivenAnswers = new Map();

/** Where batches are charged and recorded: both or neither, and each id once. */
@Injectable()
export class BatchRecorder {
  constructor(
    private readonly outbox: Outbox,
    private readonly idempotentChecks: IdempotentChecks,
    private readonly breaker: Breaker,
    private readonly backlog: Backlog,
    private readonly events: AnsweredEvents,
  ) {}

  /**
   * Charges a keyed or idempotent batch and records it in one statement; records a public one, without PostgreSQL in Kafka.
   * A repeat changes nothing and gets what was recorded first.
   * @throws Problem `unavailable` when it was not recorded
   * @throws OutcomeUnknown when it may have been recorded, and charged, nevertheless
   */
  async chargeAndRecord(entry: Entry): Promise<Recorded> {
    if (this.backlog.isFull) throw unavailable();
    if (this.breaker.isOpen) return this.recordWithoutDatabase(entry, unavailable());
    const inserted = await this.insert(entry).catch((error: unknown) => ({ error }));
    if ('error' in inserted) return this.recoverFrom(inserted.error, entry);
    this.breaker.answered();
    const { repeats, checks } = inserted.batch;
    return { ...(await this.withGiven(inserted, entry)), toPublish: repeats.length < checks.length };
  }

  private insert({ kind, batch, callers, requests }: Entry): Promise<StoredBatch> {
    if (kind === 'idempotent') return this.idempotentChecks.insertCharged(batch, callers, requests);
    return kind === 'keyed' ? this.outbox.insertCharged(batch, callers) : this.outbox.insert(batch);
  }

  /** @throws OutcomeUnknown: it is recorded, but what its repeats were answered with cannot be read */
  private async withGiven(stored: StoredBatch, { requests }: Entry): Promise<Omit<Recorded, 'toPublish'>> {
    const { repeats } = stored.batch;
    if (repeats.length === 0) return { ...stored, given: nothingGiven };
    const given = await this.idempotentChecks.given(requests, repeats).catch(() => {
      throw new OutcomeUnknown();
    });
    return { ...stored, given };
  }

  private async recoverFrom(error: unknown, entry: Entry): Promise<Recorded> {
    switch (statementFailureOf(error)) {
      case 'repeat':
        this.breaker.answered();
        return this.recordedBefore(entry);
      case 'batch':
        this.breaker.answered();
        throw unavailable();
      case 'silent':
        this.breaker.wasSilent();
        return this.recordWithoutDatabase(entry, new OutcomeUnknown());
      case 'unreachable':
        this.breaker.open();
        return this.recordWithoutDatabase(entry, new OutcomeUnknown());
      default:
        throw error;
    }
  }

  private async recordedBefore(entry: Entry): Promise<Recorded> {
    const stored = await this.outbox.find(entry.batch.id).catch(() => undefined);
    if (!stored) throw new OutcomeUnknown();
    return { ...(await this.withGiven(stored, entry)), toPublish: false };
  }

  /** What may be charged waits for the database; a public check does not: its event carries the same id wherever it is recorded. */
  private async recordWithoutDatabase({ kind, batch }: Entry, refusal: Problem): Promise<Recorded> {
    if (needOf(kind) === 'keyed') throw refusal;
    const recorded: RecordedBatch = { ...batch, grants: null, repeats: [] };
    await this.events.send(recorded).catch(() => {
      throw unavailable();
    });
    return { batch: recorded, now: null, given: nothingGiven, toPublish: false };
  }
}

function unavailable(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: 1 });
}
