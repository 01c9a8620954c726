import { ValidationAnsweredV1 } from '@pruefer/contracts';
import { type EventBatch, TRACE_HEADER, type TraceSpan, Tracing } from '@pruefer/platform';
import { startBatchSpans } from './batch-spans.js';

/** Continues and records every trace. */
class FollowingTracing extends Tracing {
  override readonly isEnabled = true;
  readonly followed: unknown[] = [];

  override resume(name: string, traceparent: unknown): TraceSpan | undefined {
    this.followed.push(traceparent);
    return { traceId: String(traceparent), traceparent: name } as TraceSpan;
  }
}

function batchWith(traces: readonly (string | undefined)[]): EventBatch {
  const records = traces.map((trace, offset) => ({
    offset: String(offset),
    headers: trace === undefined ? {} : { [TRACE_HEADER]: Buffer.from(trace) },
  }));
  return { event: ValidationAnsweredV1, topic: 't', partition: 0, clusterId: 'c', records } as unknown as EventBatch;
}

describe('a batch that was read', () => {
  it('carries a span for every trace that reaches it', () => {
    const tracing = new FollowingTracing();
    const { spans } = startBatchSpans(batchWith(['a', undefined, 'b']), tracing);
    expect([tracing.followed, spans?.map(({ traceId }) => traceId)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('follows no more than a hundred', () => {
    const { spans } = startBatchSpans(batchWith(Array.from({ length: 300 }, String)), new FollowingTracing());
    expect(spans).toHaveLength(100);
  });

  it('is handed on as it is while tracing is off', () => {
    const batch = batchWith(['a']);
    expect(startBatchSpans(batch, new Tracing())).toBe(batch);
  });
});
