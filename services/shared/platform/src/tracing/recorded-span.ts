import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { SpanFacts, SpanRole, TraceSpan } from './trace-span.js';
import { writeTraceparent } from './traceparent.js';

export const kinds: Readonly<Record<SpanRole, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export class RecordedSpan implements TraceSpan {
  constructor(
    private readonly tracer: Tracer,
    private readonly span: Span,
  ) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId } = this.span.spanContext();
    return writeTraceparent({ traceId, spanId, isSampled: true });
  }

  child(name: string, role: SpanRole = 'internal', facts: SpanFacts = {}): TraceSpan {
    const options = { kind: kinds[role], attributes: { ...facts } };
    const span = this.tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, this.span));
    return new RecordedSpan(this.tracer, span);
  }

  link(other: TraceSpan): void {
    if (other instanceof RecordedSpan) this.span.addLink({ context: other.span.spanContext() });
  }

  end(facts: SpanFacts = {}, hasFailed = false): void {
    this.span.setAttributes({ ...facts });
    if (hasFailed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}
