import { type Context, ROOT_CONTEXT, type Span, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ServiceConfig } from '../config/service-config.js';
import { withTimeout } from '../with-timeout.js';
import { createExporter } from './create-exporter.js';
import { kinds, RecordedSpan } from './recorded-span.js';
import type { SpanFacts, SpanRole, TraceSpan } from './trace-span.js';
import { readTraceparent, type TraceParent } from './traceparent.js';
import { Tracing } from './tracing.js';

/** Limits the memory for a slow collector to some megabytes; further spans are dropped. */
const MAX_WAITING_SPANS = 2_048;
const SPANS_PER_EXPORT = 512;
/** Above the limit of the exporter, for a collector that answers byte by byte. */
const EXPORT_TIMEOUT_MS = 6_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** Creates spans with OpenTelemetry and exports them to the configured collector. */
export class OpenTelemetryTracing extends Tracing {
  override readonly isEnabled = true;
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
      exportTimeoutMillis: EXPORT_TIMEOUT_MS,
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      // Sampling is decided before the first span exists.
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
    await withTimeout(CLOSE_TIMEOUT_MS, this.provider.shutdown()).catch(() => undefined);
  }

  /** Random instead of by trace id: a caller could choose an id that is always sampled. */
  private isChosen(parent: TraceParent | undefined): boolean {
    return parent && this.followsCallers ? parent.isSampled : Math.random() < this.ratio;
  }

  private start(name: string, role: SpanRole, facts: SpanFacts, parent: TraceParent | undefined): TraceSpan {
    const options = { kind: kinds[role], attributes: { ...facts } };
    const span: Span = this.tracer.startSpan(name, options, toContext(parent));
    return new RecordedSpan(this.tracer, span);
  }
}

function toContext(parent: TraceParent | undefined): Context {
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
