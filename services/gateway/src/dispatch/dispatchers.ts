import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Check } from '@pruefer/contracts';
import { Registry } from 'prom-client';
import { GatewayConfig } from '../config.js';
import { RefusalLog } from '../refusals/refusal-log.js';
import { ClockRule } from './clock-rule.js';
import { DispatchMetrics } from './dispatch-metrics.js';
import { Dispatcher } from './dispatcher.js';
import { Replicas } from './replicas.js';
import { Settlement } from './settlement.js';

/** One dispatcher per kind of check over the same replicas, so that neither kind waits for the other's trouble. */
@Injectable()
export class Dispatchers implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly clock = new ClockRule();
  readonly replicas: Replicas;
  readonly public: Dispatcher;
  readonly keyed: Dispatcher;
  readonly idempotent: Dispatcher;

  private readonly settlement: Settlement;

  constructor({ VALIDATION_URLS, INTERNAL_SECRET }: GatewayConfig, registry: Registry, refusals: RefusalLog) {
    this.replicas = new Replicas(VALIDATION_URLS, INTERNAL_SECRET);
    this.settlement = new Settlement(this.replicas, refusals, registry);
    const metrics = new DispatchMetrics(registry, this);
    this.public = new Dispatcher('public', this.replicas, this.clock, metrics);
    this.keyed = new Dispatcher('keyed', this.replicas, this.clock, metrics, this.settlement);
    this.idempotent = new Dispatcher('idempotent', this.replicas, this.clock, metrics, this.settlement);
  }

  /** The dispatcher for checks with a key. */
  forKeyHolder({ idempotency }: Check): Dispatcher {
    return idempotency ? this.idempotent : this.keyed;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.replicas.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.public.stop();
    this.keyed.stop();
    this.idempotent.stop();
    await this.settlement.drain();
    await this.replicas.stop();
  }
}
