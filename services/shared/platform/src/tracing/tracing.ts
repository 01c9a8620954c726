import type { SpanFacts, SpanRole, TraceSpan } from './trace-span.js';

/** Where the spans of a process begin. This one makes none and is all there is while no endpoint is set; the other one is loaded only then. */
export class Tracing {
  readonly isOn: boolean = false;

  /**
   * The first span of a request from outside, whose trace this process decides about.
   * @param traceparent what the caller sent
   * @returns undefined when the request is not to be traced
   */
  begin(_name: string, _traceparent: unknown, _facts: SpanFacts): TraceSpan | undefined {
    return undefined;
  }

  /**
   * Goes on with a trace that another process of this system began.
   * @returns undefined when there is none, or nobody records it
   */
  resume(_name: string, _traceparent: unknown, _role: SpanRole, _facts: SpanFacts): TraceSpan | undefined {
    return undefined;
  }

  /** Sends what has not been sent yet, for 2 s at most. */
  async close(): Promise<void> {}
}
