import type { ServiceConfig } from '../config/service-config.js';
import { Tracing } from './tracing.js';

/** The tracing that the config asks for. The libraries are loaded here and nowhere else: without an endpoint they cost nothing. */
export async function openTracing(service: string, config: ServiceConfig): Promise<Tracing> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === '') return new Tracing();
  const { OpenTelemetryTracing } = await import('./open-telemetry-tracing.js');
  return new OpenTelemetryTracing(service, config);
}
