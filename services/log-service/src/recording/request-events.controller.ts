import { Controller } from '@nestjs/common';
import {
  type RequestRefused,
  RequestRefusedV1,
  type ValidationAnswered,
  ValidationAnsweredV1,
} from '@pruefer/contracts';
import { type EventBatch, joinSpans, Listens, traced, Tracing } from '@pruefer/platform';
import { REQUESTS_READER } from '../consuming/readers.js';
import { StoredOffsets } from '../consuming/offsets.js';
import { GroupCommit } from './group-commit.js';
import { RecordRequests } from './record-requests.js';
import { startBatchSpans, type TracedBatch } from './batch-spans.js';

/** Large enough that a commit costs little per row, small enough that memory and locks stay short. */
const MAX_RECORDS_PER_COMMIT = 2_500;

/** Some 300 events: under load a commit stores more of them, an idle system's events arrive at once. */
const GATHERED_BYTES = 262_144;

/** Stores every request of the system in the log. Batches of several partitions share one commit. */
@Controller()
export class RequestEventsController {
  private readonly commits: GroupCommit<TracedBatch>;

  constructor(
    private readonly recordRequests: RecordRequests,
    private readonly tracing: Tracing,
  ) {
    this.commits = new GroupCommit((batches) => this.store(batches), {
      measureSize: ({ records }) => records.length,
      maxGroupSize: MAX_RECORDS_PER_COMMIT,
      maxConcurrentGroups: 2,
    });
  }

  @Listens([ValidationAnsweredV1, RequestRefusedV1], {
    reader: REQUESTS_READER,
    offsets: StoredOffsets,
    gatheredBytes: GATHERED_BYTES,
  })
  record(batch: EventBatch<ValidationAnswered | RequestRefused>): Promise<void> {
    return this.commits.add(startBatchSpans(batch, this.tracing));
  }

  /** One commit, regardless of the number of traces. */
  private async store(batches: readonly TracedBatch[]): Promise<void> {
    const readingSpans = batches.flatMap(({ spans = [] }) => spans);
    const span = joinSpans(readingSpans, 'store requests', 'client', {});
    try {
      await traced(span, this.recordRequests.run(batches));
    } finally {
      for (const readingSpan of readingSpans) readingSpan.end();
    }
  }
}
