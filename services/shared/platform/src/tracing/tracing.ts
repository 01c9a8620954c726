import type { SpanFacts, SpanRole, TraceSpan } from './trace-span.js';

/** Creates the spans of a process. This implementation records nothing and is used without an endpoint. */
export class Tracing {
  readonly isEnabled: boolean = false;

  /**
   * Starts the first span of an external request; this process decides about sampling.
   * @param traceparent header of the caller
   * @returns undefined when the request is not traced
   */
  begin(_name: string, _traceparent: unknown, _facts: SpanFacts): TraceSpan | undefined {
    return undefined;
  }

  /** Continues a trace of another process of this system. @returns undefined without a recorded trace */
  resume(_name: string, _traceparent: unknown, _role: SpanRole, _facts: SpanFacts): TraceSpan | undefined {
    return undefined;
  }

  /** Exports pending spans, for 2 s at most. */
  async close(): Promise<void> {}
}
