import { FakeService } from './fake-service.js';

/** A span as it came, with the name of its service. */
export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'service'>[] }[];
  }[];
}

/** A collector of traces (OTLP over HTTP, as JSON). */
export class FakeCollector extends FakeService {
  /** All that came, as it came. */
  get bodies(): string[] {
    return this.received.map(({ body }) => body);
  }

  get spans(): CollectedSpan[] {
    return this.bodies.flatMap(spansIn);
  }
}

function spansIn(body: string): CollectedSpan[] {
  return (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });
}
