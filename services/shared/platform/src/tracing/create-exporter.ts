import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { Logger } from '@nestjs/common';
import type { ServiceConfig } from '../config/service-config.js';

/** Total limit of an export, including retries. */
const SEND_TIMEOUT_MS = 5_000;

type Done = Parameters<SpanExporter['export']>[1];

/** Sends spans to the collector as OTLP over HTTP. @param atOnce maximum number of concurrent sends */
export function createExporter(config: ServiceConfig, atOnce: number): SpanExporter {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersIn(headers),
    timeoutMillis: SEND_TIMEOUT_MS,
    concurrencyLimit: atOnce,
  });
  return new ReportingExporter(exporter);
}

/** Parses `name=value,name=value`, the standard format of the header variable. */
function headersIn(text: string): Record<string, string> {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split('=', 2) as [string, string]);
  return Object.fromEntries(pairs.map(([name, value]) => [name.trim(), decodeURIComponent(value.trim())]));
}

class ReportingExporter implements SpanExporter {
  private readonly logger = new Logger('Traces');
  private isLost = false;

  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Done): void {
    this.exporter.export(spans, (result) => {
      this.report(result.error === undefined);
      done(result);
    });
  }

  async shutdown(): Promise<void> {
    await this.exporter.shutdown();
  }

  private report(isTaken: boolean): void {
    if (isTaken !== this.isLost) return;
    this.isLost = !isTaken;
    if (isTaken) this.logger.log('the collector takes traces again');
    else this.logger.warn('the collector takes no traces: they are dropped, and no request waits for it');
  }
}
