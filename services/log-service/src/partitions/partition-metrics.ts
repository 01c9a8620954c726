import { addDays } from '@pruefer/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { PartitionRepository } from './partition.repository.js';

/** Far more than are made ahead. */
const MAX_DAYS = 60;

/** Number of future days with partitions, read on demand. */
@Injectable()
export class PartitionMetrics {
  private readonly logger = new Logger(PartitionMetrics.name);

  constructor(partitions: PartitionRepository, metrics: Registry) {
    const { logger } = this;
    new Gauge({
      name: 'log_partitions_ahead_days',
      help: 'Days after today that have a partition, without a gap',
      registers: [metrics],
      async collect() {
        this.reset();
        const state = await partitions.state().catch((error: unknown) => void logger.warn(String(error)));
        if (state) this.set(daysAhead(state));
      },
    });
  }
}

/** Number of consecutive days after today that have a partition. */
export function daysAhead({ today, days }: { readonly today: string; readonly days: readonly string[] }): number {
  const open = new Set(days);
  let ahead = 0;
  while (ahead < MAX_DAYS && open.has(addDays(today, ahead + 1))) ahead++;
  return ahead;
}
