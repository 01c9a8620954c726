import type { DeliveryChannel, DeliveryError, FinishedJob, Language } from '@pruefer/contracts';

/** A message that this process has claimed. */
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: DeliveryChannel;
  /** Mail address or address of a webhook. */
  readonly target: string;
  /** This one included. */
  readonly tries: number;
  readonly contractId: number;
  readonly clientName: string;
  /** Language of the mail; webhooks have no sentences. */
  readonly language: Language;
  /** Encrypted; null: the contract has no webhook any more. */
  readonly webhookSecret: Buffer | null;
  /** null: a test, or about a job. */
  readonly alertId: string | null;
  /** Percent; null: no alert. */
  readonly threshold: number | null;
  readonly used: number;
  readonly quota: number;
  readonly at: Date;
  /** The job that has ended, of which only webhooks tell; null: an alert or a test. */
  readonly job: FinishedJob | null;
}

export type TryResult =
  | { readonly state: 'sent'; readonly status?: number }
  | { readonly state: 'unsent'; readonly error: DeliveryError }
  /** `isFinal`: a retry would fail in the same way. */
  | { readonly state: 'failed'; readonly error: DeliveryError; readonly status?: number; readonly isFinal?: true };

/** A delivery channel. Never throws for external failures. */
export interface DeliverySender {
  send(delivery: OutgoingMessage): Promise<TryResult>;
}
