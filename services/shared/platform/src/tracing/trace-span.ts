/**
 * All that a span says of its work beside name and times. A closed list, so that no IBAN, key, name or address finds its way into a trace
 * (docs/SECURITY.md G1); texts are ours, never a caller's.
 */
export interface SpanFacts {
  readonly 'http.request.method'?: string;
  /** The pattern, never the path. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'batch.id'?: string;
  readonly 'batch.kind'?: string;
  readonly 'batch.checks'?: number;
  readonly 'messaging.system'?: 'kafka';
  readonly 'messaging.destination.name'?: string;
  readonly 'messaging.batch.message_count'?: number;
}

export type SpanRole = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** One piece of the way of a request that is traced. */
export interface TraceSpan {
  readonly traceId: string;
  /** For who goes on with the trace in another process. */
  readonly traceparent: string;
  child(name: string, role?: SpanRole, facts?: SpanFacts): TraceSpan;
  /** Says that a span, maybe of another trace, is work for this one too. */
  link(other: TraceSpan): void;
  /** Once; what comes afterwards is not seen any more. */
  end(facts?: SpanFacts, hasFailed?: boolean): void;
}

/** Ends a span together with the work that it stands for; without a span there is nothing but the work. */
export function endingWith<T>(span: TraceSpan | undefined, work: Promise<T>): Promise<T> {
  if (!span) return work;
  return work.then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.end({}, true);
      throw error;
    },
  );
}

/**
 * The span of work that is done once for many: a child of the first, and every one of them points to it.
 * @returns undefined when none of those it is done for is traced
 */
export function joinSpans(
  waiting: readonly TraceSpan[] | undefined,
  name: string,
  role: SpanRole,
  facts: SpanFacts,
): TraceSpan | undefined {
  const joint = waiting?.[0]?.child(name, role, facts);
  if (joint) for (const span of waiting ?? []) span.link(joint);
  return joint;
}
