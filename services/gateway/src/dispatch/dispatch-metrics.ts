import { type BatchKind, batchKinds } from '@pruefer/contracts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Batch } from './batch.js';
import type { CallFailure } from './failure.js';
import type { Replicas } from './replicas.js';

/** Figures that are read when metrics are scraped. */
type Observed = Readonly<Record<BatchKind, { readonly waiting: number }>> & {
  readonly replicas: Pick<Replicas, 'all'>;
};

/** Metrics of the batches: updated per batch, never per check, or read on a scrape. */
export class DispatchMetrics {
  private readonly size: Histogram<'kind'>;
  private readonly wait: Histogram<'kind'>;
  private readonly failures: Counter<'kind' | 'failure'>;

  constructor(registry: Registry, dispatchers: Observed) {
    const registers = [registry];
    const labelNames = ['kind'] as const;
    this.size = new Histogram({
      name: 'gateway_batch_checks',
      help: 'Checks in a batch',
      labelNames,
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
      registers,
    });
    this.wait = new Histogram({
      name: 'gateway_batch_wait_seconds',
      help: 'How long the oldest check of a batch waited in the gateway before it left',
      labelNames,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers,
    });
    this.failures = new Counter({
      name: 'gateway_batch_failures_total',
      help: 'Attempts to have a batch answered by a replica that failed',
      labelNames: ['kind', 'failure'],
      registers,
    });
    new Gauge({
      name: 'gateway_checks_waiting',
      help: 'Checks that wait for a batch; of kind bulk the calls',
      labelNames,
      registers,
      collect() {
        for (const kind of batchKinds) this.set({ kind }, dispatchers[kind].waiting);
      },
    });
    new Gauge({
      name: 'gateway_replica_batches',
      help: 'Batches under way at a replica',
      labelNames: ['replica'],
      registers,
      collect() {
        this.reset();
        for (const { origin, load } of dispatchers.replicas.all) this.set({ replica: origin }, load);
      },
    });
  }

  /** Records size and wait of a batch. */
  batchSent({ kind, count, waitedMs }: Batch): void {
    this.size.observe({ kind }, count);
    this.wait.observe({ kind }, waitedMs / 1_000);
  }

  attemptFailed({ kind }: Batch, failure: CallFailure): void {
    this.failures.inc({ kind, failure });
  }
}
