import { Injectable } from '@nestjs/common';
import type { BatchKind } from '@pruefer/contracts';
import { traced, type TraceSpan } from '@pruefer/platform';
import { Histogram, Registry } from 'prom-client';
import { Publisher } from '../publishing/publisher.js';
import { type BatchEntry, BatchRecorder, type RecordedEntry } from './batch-recorder.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Charges and records a batch in one statement, whose time is measured once per batch, never per check; its events are sent afterwards. */
@Injectable()
export class CommitBatch {
  private readonly latency: Histogram<'kind'>;

  constructor(
    private readonly recorder: BatchRecorder,
    private readonly publisher: Publisher,
    metrics: Registry,
  ) {
    this.latency = new Histogram({
      name: 'validation_commit_seconds',
      help: 'Time until a batch was charged and recorded, or was not',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers: [metrics],
    });
  }

  /**
   * @param span of the call, when one of its checks is traced
   * @throws Problem `unavailable` when nothing was recorded
   * @throws OutcomeUnknown when it may have been recorded and charged
   */
  async run(entry: BatchEntry, span?: TraceSpan): Promise<RecordedEntry> {
    const statement = this.recorder.chargeAndRecord(entry);
    const recorded = await traced(span?.child('charge and record'), this.measure(entry.kind, statement));
    if (recorded.toPublish) this.publisher.publish(recorded.batch);
    return recorded;
  }

  /** Waits for a recording and measures its time, also after a failure. */
  private async measure(kind: BatchKind, recording: Promise<RecordedEntry>): Promise<RecordedEntry> {
    const begin = performance.now();
    try {
      return await recording;
    } finally {
      this.latency.observe({ kind }, (performance.now() - begin) / 1_000);
    }
  }
}
