import { type Context, ROOT_CONTEXT, type Span, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ServiceConfig } from '../config/service-config.js';
import { within } from '../within.js';
import { createExporter } from './collector.js';
import { kinds, RecordedSpan } from './recorded-span.js';
import type { SpanFacts, SpanRole, TraceSpan } from './trace-span.js';
import { readTraceparent, type TraceParent } from './traceparent.js';
import { Tracing } from './tracing.js';

/** What a collector that does not keep up may cost: some megabytes. Further spans are dropped. */
const MAX_WAITING_SPANS = 2_048;
export const SPANS_PER_EXPORT = 512;
/** Longer than the exporter's own limit: this one is for a collector that sends its answer byte by byte. */
const EXPORT_LIMIT_MS = 6_000;
const CLOSE_LIMIT_MS = 2_000;

/** Records spans and sends them to a collector; nobody waits for that. */
export class OpenTelemetryTracing extends Tracing {
  override readonly isOn = true;
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly ratio: number;
  private readonly followsCallers: boolean;

  constructor(service: string, config: ServiceConfig) {
    super();
    this.ratio = config.OTEL_TRACES_SAMPLER_ARG;
    this.followsCallers = config.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio';
    const processor = new BatchSpanProcessor({
      exporter: createExporter(config, MAX_WAITING_SPANS / SPANS_PER_EXPORT),
      maxQueueSize: MAX_WAITING_SPANS,
      maxExportBatchSize: SPANS_PER_EXPORT,
      scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY,
      exportTimeoutMillis: EXPORT_LIMIT_MS,
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      // Whether a request is traced is decided before its first span is made.
      sampler: new AlwaysOnSampler(),
      spanProcessors: [processor],
    });
    this.tracer = this.provider.getTracer('iban-pruefer');
  }

  override begin(name: string, traceparent: unknown, facts: SpanFacts): TraceSpan | undefined {
    const parent = readTraceparent(traceparent);
    return this.isChosen(parent) ? this.start(name, 'server', facts, parent) : undefined;
  }

  override resume(name: string, traceparent: unknown, role: SpanRole, facts: SpanFacts): TraceSpan | undefined {
    const parent = readTraceparent(traceparent);
    return parent?.isSampled ? this.start(name, role, facts, parent) : undefined;
  }

  override async close(): Promise<void> {
    await within(CLOSE_LIMIT_MS, this.provider.shutdown()).catch(() => undefined);
  }

  /** By chance, not by the trace's id: that one may be the caller's, who would choose one that is always recorded. */
  private isChosen(parent: TraceParent | undefined): boolean {
    return parent && this.followsCallers ? parent.isSampled : Math.random() < this.ratio;
  }

  private start(name: string, role: SpanRole, facts: SpanFacts, parent: TraceParent | undefined): TraceSpan {
    const options = { kind: kinds[role], attributes: { ...facts } };
    const span: Span = this.tracer.startSpan(name, options, contextOf(parent));
    return new RecordedSpan(this.tracer, span);
  }
}

function contextOf(parent: TraceParent | undefined): Context {
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
