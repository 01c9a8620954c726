import { Injectable } from '@nestjs/common';
import { type BatchKind, Problem } from '@pruefer/contracts';
import { AnsweredEvents } from '../publishing/answered-events.js';
import { Backlog } from './backlog.js';
import { Breaker } from './breaker.js';
import type { Caller } from '../validation/caller.js';
import { Outbox, type StoredBatch } from './outbox.js';
import type { RecordedBatch, UnchargedBatch } from '../validation/recorded-batch.js';
import { OutcomeUnknown } from './outcome-unknown.js';
import { failureOf } from './statement-failure.js';

/** A batch that is durable: it may be answered. */
export interface Recorded {
  readonly batch: RecordedBatch;
  /** PostgreSQL's clock in epoch milliseconds; null: the batch is in Kafka alone. */
  readonly now: number | null;
  /** Whether its events have yet to be sent by this process. */
  readonly toPublish: boolean;
}

/** A batch on its way into the books. */
export interface Entry {
  readonly kind: BatchKind;
  readonly batch: UnchargedBatch;
  readonly callers: readonly Caller[];
}

/** Where batches are charged and recorded: both or neither, and each id once. */
@Injectable()
export class Ledger {
  constructor(
    private readonly outbox: Outbox,
    private readonly breaker: Breaker,
    private readonly backlog: Backlog,
    private readonly events: AnsweredEvents,
  ) {}

  /**
   * Charges a keyed batch and records it in one statement; records a public one, without PostgreSQL in Kafka.
   * A repeat changes nothing and gets what was recorded first.
   * @throws Problem `unavailable` when it was not recorded
   * @throws OutcomeUnknown when it may have been recorded, and charged, nevertheless
   */
  async chargeAndRecord(entry: Entry): Promise<Recorded> {
    if (this.backlog.isFull) throw unavailable();
    if (this.breaker.isOpen) return this.recordWithoutDatabase(entry, unavailable());
    try {
      const stored = await this.insert(entry);
      this.breaker.answered();
      return { ...stored, toPublish: true };
    } catch (error) {
      return this.recoverFrom(error, entry);
    }
  }

  private insert({ kind, batch, callers }: Entry): Promise<StoredBatch> {
    return kind === 'keyed' ? this.outbox.insertCharged(batch, callers) : this.outbox.insert(batch);
  }

  private async recoverFrom(error: unknown, entry: Entry): Promise<Recorded> {
    switch (failureOf(error)) {
      case 'repeat':
        this.breaker.answered();
        return this.recordedBefore(entry.batch.id);
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

  private async recordedBefore(id: string): Promise<Recorded> {
    const stored = await this.outbox.find(id).catch(() => undefined);
    if (!stored) throw new OutcomeUnknown();
    return { ...stored, toPublish: false };
  }

  /** What may be charged waits for the database; a public check does not: its event carries the same id wherever it is recorded. */
  private async recordWithoutDatabase({ kind, batch }: Entry, refusal: Problem): Promise<Recorded> {
    if (kind === 'keyed') throw refusal;
    const recorded: RecordedBatch = { ...batch, grants: null };
    await this.events.send(recorded).catch(() => {
      throw unavailable();
    });
    return { batch: recorded, now: null, toPublish: false };
  }
}

function unavailable(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: 1 });
}
