import { Injectable } from '@nestjs/common';
import { type BatchKind, getBatchNeed, Problem } from '@pruefer/contracts';
import { AnsweredEvents } from '../publishing/answered-events.js';
import { Backlog } from './backlog.js';
import { Breaker } from './breaker.js';
import type { ChargedCaller } from '../batch/caller.js';
import type { IdempotentRequest, StoredAnswers, StoredCall } from '../batch/stored-answer.js';
import { IdempotentChecks } from './idempotent-checks.js';
import { Outbox, type StoredBatch } from '../outbox/outbox.js';
import type { RecordedBatch, UnchargedBatch } from '../batch/recorded-batch.js';
import { OutcomeUnknown } from './outcome-unknown.js';
import { classifyStatementFailure } from './statement-failure.js';

/** A durable batch, which may be answered. */
export interface RecordedEntry {
  readonly batch: RecordedBatch;
  /** PostgreSQL's clock in epoch milliseconds; null: the batch is only in Kafka. */
  readonly now: number | null;
  /** Whether this process still has to send its events. */
  readonly toPublish: boolean;
  /** Stored answers of its repeats. */
  readonly storedAnswers: StoredAnswers;
  /** The entry of a repeated bulk call; undefined while the first one has no answer. */
  readonly storedCall?: StoredCall | undefined;
}

/** A batch to be charged and recorded. */
export interface BatchEntry {
  readonly kind: BatchKind;
  readonly batch: UnchargedBatch;
  readonly callers: readonly ChargedCaller[];
  /** One for each check of an idempotent batch, one for a bulk call with an `Idempotency-Key`; otherwise none. */
  readonly requests: readonly IdempotentRequest[];
  /** Whether a bulk call is answered as far as the quota allows. */
  readonly isPartial?: boolean;
  /** Whether its checks are charged already; such a call has a request. */
  readonly isPrepaid?: boolean;
}

const noStoredAnswers: StoredAnswers = new Map();

/** Charges and records batches: both or neither, and each id once. */
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
   * Charges and records a keyed, idempotent or bulk batch in one statement; records a public one, in Kafka if PostgreSQL is unavailable.
   * A repeat changes nothing and gets the first result.
   * @throws Problem `unavailable` when it was not recorded
   * @throws OutcomeUnknown when it may have been recorded and charged
   */
  async chargeAndRecord(entry: BatchEntry): Promise<RecordedEntry> {
    if (this.backlog.isFull) throw recorderUnavailable();
    if (this.breaker.isOpen) return this.recordWithoutDatabase(entry, recorderUnavailable());
    const insertResult = await this.insert(entry).catch((error: unknown) => ({ error }));
    if ('error' in insertResult) return this.recoverFrom(insertResult.error, entry);
    this.breaker.recordAnswer();
    const { repeats, checks } = insertResult.batch;
    return { ...(await this.withStoredAnswers(insertResult, entry)), toPublish: repeats.length < checks.length };
  }

  private insert({
    kind,
    batch,
    callers,
    requests,
    isPartial = false,
    isPrepaid = false,
  }: BatchEntry): Promise<StoredBatch> {
    switch (kind) {
      case 'public':
        return this.outbox.insert(batch);
      case 'keyed':
        return this.outbox.insertCharged(batch, callers);
      case 'idempotent':
        return this.idempotentChecks.insertCharged(batch, callers, requests);
      case 'bulk': {
        const [[caller], [request]] = [callers, requests];
        if (request && isPrepaid) return this.idempotentChecks.insertPrepaid(batch, caller!, request);
        if (request) return this.idempotentChecks.insertCall(batch, caller!, isPartial, request);
        return this.outbox.insertCall(batch, caller!, isPartial);
      }
    }
  }

  /** @throws OutcomeUnknown: it is recorded, but the answers of its repeats cannot be read */
  private async withStoredAnswers(
    storedBatch: StoredBatch,
    entry: BatchEntry,
  ): Promise<Omit<RecordedEntry, 'toPublish'>> {
    const { repeats } = storedBatch.batch;
    if (repeats.length === 0) return { ...storedBatch, storedAnswers: noStoredAnswers };
    try {
      return { ...storedBatch, ...(await this.readStored(entry, repeats)) };
    } catch {
      throw new OutcomeUnknown();
    }
  }

  private async readStored(
    { kind, requests }: BatchEntry,
    repeats: readonly number[],
  ): Promise<Pick<RecordedEntry, 'storedAnswers' | 'storedCall'>> {
    if (kind !== 'bulk') return { storedAnswers: await this.idempotentChecks.storedAnswers(requests, repeats) };
    return { storedAnswers: noStoredAnswers, storedCall: await this.idempotentChecks.storedCall(requests[0]!) };
  }

  private async recoverFrom(error: unknown, entry: BatchEntry): Promise<RecordedEntry> {
    switch (classifyStatementFailure(error)) {
      case 'repeat':
        this.breaker.recordAnswer();
        return this.findRecorded(entry);
      case 'batch':
        this.breaker.recordAnswer();
        throw recorderUnavailable();
      case 'silent':
        this.breaker.recordTimeout();
        return this.recordWithoutDatabase(entry, new OutcomeUnknown());
      case 'unreachable':
        this.breaker.open();
        return this.recordWithoutDatabase(entry, new OutcomeUnknown());
      default:
        throw error;
    }
  }

  private async findRecorded(entry: BatchEntry): Promise<RecordedEntry> {
    const storedBatch = await this.outbox.find(entry.batch.id).catch(() => undefined);
    if (!storedBatch) throw new OutcomeUnknown();
    return { ...(await this.withStoredAnswers(storedBatch, entry)), toPublish: false };
  }

  /** Only public checks: their events have the same ids in either store, whereas charging requires the database. */
  private async recordWithoutDatabase({ kind, batch }: BatchEntry, refusal: Problem): Promise<RecordedEntry> {
    if (getBatchNeed(kind) === 'keyed') throw refusal;
    const recorded: RecordedBatch = { ...batch, grants: null, repeats: [] };
    await this.events.send(recorded).catch(() => {
      throw recorderUnavailable();
    });
    return { batch: recorded, now: null, storedAnswers: noStoredAnswers, toPublish: false };
  }
}

function recorderUnavailable(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: 1 });
}
