import type { ServiceConfig } from '../config/service-config.js';
import { Tracing } from './tracing.js';

/** Creates the configured tracing. The libraries are only loaded with an endpoint, because they cost memory. */
export async function openTracing(service: string, config: ServiceConfig): Promise<Tracing> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === '') return new Tracing();
  const { OpenTelemetryTracing } = await import('./open-telemetry-tracing.js');
  return new OpenTelemetryTracing(service, config);
}
