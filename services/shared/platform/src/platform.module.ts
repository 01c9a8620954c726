import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { AccessGuard } from './access/access.guard.js';
import { LiveSessions } from './access/live-sessions.js';
import { RequestOrigins } from './access/request-origins.js';
import { ApiKeyAccess } from './access/api-key-access.js';
import { TokenStrategy } from './access/token.strategy.js';
import { ServiceConfig } from './config/service-config.js';
import { Readiness } from './health/readiness.js';
import { IncomingBodies } from './http/incoming-bodies.js';
import { ProblemFilter } from './http/problem.filter.js';
import { EventStrategy } from './kafka/event-strategy.js';
import { SERVICE_NAME } from './service-name.js';
import { Tracing } from './tracing/tracing.js';

/** The base of every service: config, name, readiness, metrics, guard, problem filter and event transport. */
@Module({})
export class PlatformModule {
  /** @param config injectable under its own class and under `ServiceConfig` @param bodies incoming bodies at the main port */
  static forService(name: string, config: ServiceConfig, bodies: IncomingBodies, tracing: Tracing): DynamicModule {
    const shared = [
      { provide: config.constructor as Type, useValue: config },
      { provide: ServiceConfig, useValue: config },
      { provide: SERVICE_NAME, useValue: name },
      { provide: IncomingBodies, useValue: bodies },
      { provide: Tracing, useValue: tracing },
      { provide: Registry, useFactory: createRegistry },
      Readiness,
      RequestOrigins,
      LiveSessions,
      EventStrategy,
    ];
    return {
      module: PlatformModule,
      global: true,
      providers: [
        ...shared,
        TokenStrategy,
        ApiKeyAccess,
        AccessGuard,
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: shared,
    };
  }
}

/** Each sample wakes the process. Every value of `nodejs_eventloop_lag` includes this interval. */
const EVENT_LOOP_RESOLUTION_MS = 1_000;

function createRegistry(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: EVENT_LOOP_RESOLUTION_MS });
  return register;
}
