import { Injectable } from '@nestjs/common';
import { type BatchKind, needOf, Problem } from '@pruefer/contracts';
import { AnsweredEvents } from '../publishing/answered-events.js';
import { Backlog } from './backlog.js';
import { Breaker } from './breaker.js';
import type { Caller } from '../validation/caller.js';
import type { GivenAnswers, IdempotentRequest } from '../validation/given-answer.js';
import { IdempotentChecks } from './idempotent-checks.js';
import { Outbox, type StoredBatch } from './outbox.js';
import type { RecordedBatch, UnchargedBatch } from '../validation/recorded-batch.js';
import { failureOf } from './statement-failure.js';

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
export class Ledger {
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
   * @throws Problem `unavailable` when it can be neither recorded nor found; a batch with keys may have been charged nevertheless
   */
  async chargeAndRecord(entry: Entry): Promise<Recorded> {
    if (this.backlog.isFull) throw unavailable();
    if (this.breaker.isOpen) return this.recordWithoutDatabase(entry);
    try {
      const stored = await this.insert(entry);
      const given = await this.givenTo(stored.batch, entry);
      this.breaker.answered();
      return { ...stored, given, toPublish: stored.batch.repeats.length < stored.batch.checks.length };
    } catch (error) {
      return this.recoverFrom(error, entry);
    }
  }

  private insert({ kind, batch, callers, requests }: Entry): Promise<StoredBatch> {
    if (kind === 'idempotent') return this.idempotentChecks.insertCharged(batch, callers, requests);
    return kind === 'keyed' ? this.outbox.insertCharged(batch, callers) : this.outbox.insert(batch);
  }

  private async givenTo({ id, repeats }: RecordedBatch, { requests }: Entry): Promise<GivenAnswers> {
    return repeats.length === 0 ? nothingGiven : this.idempotentChecks.given(id, requests, repeats);
  }

  private async recoverFrom(error: unknown, entry: Entry): Promise<Recorded> {
    switch (failureOf(error)) {
      case 'repeat':
        this.breaker.answered();
        return this.recordedBefore(entry);
      case 'batch':
        this.breaker.answered();
        throw unavailable();
      case 'silent':
        this.breaker.wasSilent();
        return this.recordWithoutDatabase(entry);
      case 'unreachable':
        this.breaker.open();
        return this.recordWithoutDatabase(entry);
      default:
        throw error;
    }
  }

  private async recordedBefore(entry: Entry): Promise<Recorded> {
    const stored = await this.outbox.find(entry.batch.id).catch(() => undefined);
    const given = stored && (await this.givenTo(stored.batch, entry).catch(() => undefined));
    if (!stored || !given) throw unavailable();
    return { ...stored, given, toPublish: false };
  }

  /** What may be charged waits for the database; a public check does not: its event carries the same id wherever it is recorded. */
  private async recordWithoutDatabase({ kind, batch }: Entry): Promise<Recorded> {
    if (needOf(kind) === 'keyed') throw unavailable();
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
