/**
 * The allowed attributes of a span. The list is closed, so that no IBAN, key, name or address enters a trace (docs/SECURITY.md
 * G1); values never come from callers.
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

export interface TraceSpan {
  readonly traceId: string;
  readonly traceparent: string;
  child(name: string, role?: SpanRole, facts?: SpanFacts): TraceSpan;
  /** Links a span, possibly of another trace, whose work this one includes. */
  link(other: TraceSpan): void;
  end(facts?: SpanFacts, hasFailed?: boolean): void;
}

/** Ends a span with its work; without a span it only returns the work. */
export function traced<T>(span: TraceSpan | undefined, work: Promise<T>): Promise<T> {
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

/** The span of work for several others: a child of the first, linked to all of them. @returns undefined when none of them is traced */
export function joinSpans(
  waitingSpans: readonly TraceSpan[] | undefined,
  name: string,
  role: SpanRole,
  facts: SpanFacts,
): TraceSpan | undefined {
  const joint = waitingSpans?.[0]?.child(name, role, facts);
  if (joint) for (const span of waitingSpans ?? []) span.link(joint);
  return joint;
}

declare module 'fastify' {
  interface FastifyRequest {
    span?: TraceSpan | undefined;
  }
}
