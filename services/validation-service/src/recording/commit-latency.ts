import { Injectable } from '@nestjs/common';
import type { BatchKind } from '@pruefer/contracts';
import { Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Measures the time of a batch's statement with its commit: once per batch, never per check. */
@Injectable()
export class CommitLatency {
  private readonly histogram: Histogram<'kind'>;

  constructor(metrics: Registry) {
    this.histogram = new Histogram({
      name: 'validation_commit_seconds',
      help: 'Time until a batch was charged and recorded, or was not',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers: [metrics],
    });
  }

  /** Waits for a recording and measures its time, also after a failure. */
  async measure<T>(kind: BatchKind, recording: Promise<T>): Promise<T> {
    const begin = performance.now();
    try {
      return await recording;
    } finally {
      this.histogram.observe({ kind }, (performance.now() - begin) / 1_000);
    }
  }
}
