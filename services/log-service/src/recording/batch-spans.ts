import { type EventBatch, TRACE_HEADER, type TraceSpan, type Tracing } from '@pruefer/platform';
import type { RecordBatch } from '../consuming/record-batch.js';

/** Limit of traces per batch, far above a sampling rate of one percent. */
const MAX_TRACES = 100;

/** A batch to store, with spans of its traces, which end when it is stored. */
export interface TracedBatch extends RecordBatch {
  readonly spans?: readonly TraceSpan[];
}

/** Starts spans for the traces of a batch. */
export function startBatchSpans(batch: EventBatch, tracing: Tracing): TracedBatch {
  if (!tracing.isEnabled) return batch;
  const { records, event } = batch;
  const headers = records.flatMap(({ headers: recordHeaders }) => recordHeaders?.[TRACE_HEADER]?.toString() ?? []);
  const facts = {
    'messaging.system': 'kafka',
    'messaging.destination.name': event.topic,
    'messaging.batch.message_count': records.length,
  } as const;
  const spans = headers
    .slice(0, MAX_TRACES)
    .flatMap((traceparent) => tracing.resume(`read ${event.topic}`, traceparent, 'consumer', facts) ?? []);
  return { ...batch, spans };
}
