import type { FinishedJob } from '../contract.js';

/** Fields of every message; the same message may come twice and in any order (docs/api/en/webhooks.md). */
interface MessageFields<Type extends string, Data> {
  readonly type: Type;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: Data;
}

interface OfContract {
  readonly contractId: number;
  readonly clientName: string;
}

/** Calls when the threshold was noticed; of a test, now. */
interface QuotaState extends OfContract {
  readonly used: number;
  readonly quota: number;
  readonly available: number;
}

/** The contract has used `threshold` percent of its quota. `alertId` is the same in each message about it. */
export type QuotaThresholdReached = MessageFields<
  'quota.threshold_reached',
  QuotaState & { readonly alertId: string; readonly threshold: number }
>;

/** A file job that was started has ended. */
export type JobFinished = MessageFields<
  'job.finished',
  OfContract & Omit<FinishedJob, 'id'> & { readonly jobId: string }
>;

/** A person tries the address. */
export type TestMessage = MessageFields<'test', QuotaState & { readonly alertId: null; readonly threshold: null }>;

export type WebhookMessage = QuotaThresholdReached | JobFinished | TestMessage;
