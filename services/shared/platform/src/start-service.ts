import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ClassOf } from '@pruefer/contracts';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { Registry } from 'prom-client';
import { ConfigError, loadConfig } from './config/config.js';
import type { ServiceConfig } from './config/service-config.js';
import { addHealthRoutes } from './health/health-routes.js';
import { measureResponse } from './health/request-metrics.js';
import { opsServer } from './health/ops-server.js';
import { Readiness } from './health/readiness.js';
import { addReadinessMetrics } from './health/readiness-metrics.js';
import { createApplication } from './http/create-application.js';
import { IncomingBodies } from './http/incoming-bodies.js';
import { EventStrategy } from './kafka/event-strategy.js';
import { createLogger } from './log/create-logger.js';
import { PlatformModule } from './platform.module.js';
import { startHeartbeat } from './presence/heartbeat.js';
import { openTracing } from './tracing/open-tracing.js';
import { traceRequests } from './tracing/trace-requests.js';

const STOP_TIMEOUT_MS = 8_000;

/** Shuts down on SIGTERM or SIGINT, for 8 s at most. */
function stopOnSignals(service: { close(): Promise<void> }): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    void sleep(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => process.exit(1));
    await service.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

const IDLE_SWEEP_MS = 50;

export interface StartOptions {
  /** Set when the service runs inside a test: errors are thrown, signals are ignored. */
  readonly env?: NodeJS.ProcessEnv;
  /** The port is reachable from outside; its health report omits the causes of failures (docs/SECURITY.md E11). */
  readonly isPublic?: boolean;
  readonly logTo?: DestinationStream;
}

export interface RunningService {
  readonly url: string;
  readonly opsUrl: string;
  readonly app: NestFastifyApplication;
  /** Reports not ready, stops event batches, drains requests, then closes. */
  close(): Promise<void>;
}

/**
 * Starts a service: config, logs, request ids, guard, problems, health, metrics, graceful shutdown.
 * @param name for log lines and connections
 * @param module root module of the service
 * @param ConfigClass its variables; the instance is injectable under this class
 * @throws ConfigError, only with `options.env`; otherwise the process prints the error and exits with 1
 */
export async function startService<Config extends ServiceConfig>(
  name: string,
  module: Type,
  ConfigClass: ClassOf<Config>,
  options: StartOptions = {},
): Promise<RunningService> {
  if (options.env) return boot(name, module, loadConfig(ConfigClass, options.env), options);
  try {
    const service = await boot(name, module, loadConfig(ConfigClass), options);
    stopOnSignals(service);
    return service;
  } catch (error) {
    process.stderr.write(`${name} cannot start:\n${error instanceof ConfigError ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function boot<Config extends ServiceConfig>(
  name: string,
  module: Type,
  config: Config,
  { logTo, isPublic = false }: StartOptions,
): Promise<RunningService> {
  const logger = createLogger(name, config.LOG_LEVEL, logTo);
  const bodies = new IncomingBodies();
  const tracing = await openTracing(name, config);
  const root = {
    module: class ServiceRoot {},
    imports: [
      PlatformModule.forService(name, config, bodies, tracing),
      // The default serializers would log all fields of an error.
      LoggerModule.forRoot({ pinoHttp: { logger, wrapSerializers: false }, forRoutes: [] }),
      module,
    ],
  };
  const app = await createApplication(root, bodies);
  const readiness = app.get(Readiness);
  const metrics = app.get<Registry>(Registry);
  addReadinessMetrics(metrics, readiness);
  const server = app.getHttpAdapter().getInstance();
  addHealthRoutes(server, readiness, isPublic ? 'states' : 'reasons');
  server.addHook('onResponse', measureResponse(metrics));
  traceRequests(server, tracing, isPublic);
  const ops = opsServer(readiness, metrics, new IncomingBodies());
  const events = app.get(EventStrategy);
  app.connectMicroservice({ strategy: events });
  try {
    await app.init();
    await app.startAllMicroservices();
    await app.listen(config.PORT, config.HOST);
    await ops.listen({ port: config.OPS_PORT, host: config.OPS_HOST ?? config.HOST });
  } catch (error) {
    await Promise.allSettled([app.close(), ops.close()]);
    throw error;
  }
  const heartbeat = startHeartbeat(app, server.server);
  const close = async () => {
    readiness.drain();
    await sleep(config.STOP_DELAY_MS);
    await heartbeat?.stop();
    // Listeners stop before the database and the publisher that they use.
    await events.close();
    // A kept-alive connection becomes idle only after its last request ended.
    const sweep = setInterval(() => server.server.closeIdleConnections(), IDLE_SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await tracing.close();
    await ops.close();
  };
  return { url: getServerUrl(app.getHttpServer()), opsUrl: getServerUrl(ops.server), app, close };
}

function getServerUrl(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
