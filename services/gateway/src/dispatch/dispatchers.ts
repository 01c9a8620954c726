import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { batchKinds, type Check } from '@pruefer/contracts';
import { Registry } from 'prom-client';
import { GatewayConfig } from '../config.js';
import { RefusalLog } from '../refusals/refusal-log.js';
import { ClockRule } from './clock-rule.js';
import { DispatchMetrics } from './dispatch-metrics.js';
import { Dispatcher } from './dispatcher.js';
import { checkBatchPolicy } from './batch-policy.js';
import { bulkBatchPolicy, type PendingBulkCall } from './bulk-batch-policy.js';
import type { PendingCheck } from './pending-check.js';
import { Replicas } from './replicas.js';
import { Settlement } from './settlement.js';

/** One dispatcher per kind of batch over the same replicas, so that a problem of one kind does not delay the others. */
@Injectable()
export class Dispatchers implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly clock = new ClockRule();
  readonly replicas: Replicas;
  readonly public: Dispatcher<PendingCheck>;
  readonly keyed: Dispatcher<PendingCheck>;
  readonly idempotent: Dispatcher<PendingCheck>;
  readonly bulk: Dispatcher<PendingBulkCall>;

  private readonly settlement: Settlement;

  constructor({ VALIDATION_URLS, INTERNAL_SECRET }: GatewayConfig, registry: Registry, refusals: RefusalLog) {
    this.replicas = new Replicas(VALIDATION_URLS, INTERNAL_SECRET);
    this.settlement = new Settlement(this.replicas, refusals, registry);
    const metrics = new DispatchMetrics(registry, this);
    const { replicas, clock, settlement } = this;
    this.public = new Dispatcher(checkBatchPolicy('public'), replicas, clock, metrics);
    this.keyed = new Dispatcher(checkBatchPolicy('keyed'), replicas, clock, metrics, settlement);
    this.idempotent = new Dispatcher(checkBatchPolicy('idempotent'), replicas, clock, metrics, settlement);
    const sentChecks = () => this.public.sentCount + this.keyed.sentCount + this.idempotent.sentCount;
    this.bulk = new Dispatcher(bulkBatchPolicy(sentChecks), replicas, clock, metrics, settlement);
  }

  /** The dispatcher for checks with a key. */
  forKeyHolder({ idempotency }: Check): Dispatcher<PendingCheck> {
    return idempotency ? this.idempotent : this.keyed;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.replicas.start();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const kind of batchKinds) this[kind].stop();
    await this.settlement.drain();
    await this.replicas.stop();
  }
}
