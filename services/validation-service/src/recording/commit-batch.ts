import { Injectable } from '@nestjs/common';
import { endingWith, type TraceSpan } from '@pruefer/platform';
import { Publisher } from '../publishing/publisher.js';
import { BatchRecorder, type Entry, type Recorded } from './batch-recorder.js';
import { CommitLatency } from './commit-latency.js';

/** Charges and records a batch in one statement, whose time is measured; its events are sent afterwards. */
@Injectable()
export class CommitBatch {
  constructor(
    private readonly recorder: BatchRecorder,
    private readonly latency: CommitLatency,
    private readonly publisher: Publisher,
  ) {}

  /**
   * @param span of the call, when one of its checks is traced
   * @throws Problem `unavailable` when nothing was recorded
   * @throws OutcomeUnknown when it may have been recorded and charged
   */
  async run(entry: Entry, span?: TraceSpan): Promise<Recorded> {
    const statement = this.recorder.chargeAndRecord(entry);
    const recorded = await endingWith(span?.child('charge and record'), this.latency.measure(entry.kind, statement));
    if (recorded.toPublish) this.publisher.publish(recorded.batch);
    return recorded;
  }
}
