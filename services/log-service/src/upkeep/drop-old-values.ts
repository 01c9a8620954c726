import { addDays } from '@pruefer/contracts';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { LogConfig } from '../config.js';
import { PartitionRepository } from '../partitions/partition.repository.js';

/** The removed data. */
interface Dropped {
  /** Days whose full IBANs and addresses were removed. */
  readonly days: readonly string[];
  readonly deadLetters: number;
}

const deleteDeadLetters = `
  DELETE FROM logs.dead_letters WHERE received_at < now() - make_interval(days => $1)`;

/** Removes data that may be kept `LOG_DETAILS_DAYS` only: details and dead letters. The masked rows are kept (docs/SECURITY.md G1, G3). */
@Injectable()
export class DropOldValues {
  constructor(
    private readonly partitions: PartitionRepository,
    private readonly config: LogConfig,
  ) {}

  /** @param client not inside a transaction */
  async run(client: PoolClient): Promise<Dropped> {
    const { LOG_DETAILS_DAYS } = this.config;
    const { today } = await this.partitions.state();
    const oldest = addDays(today, -LOG_DETAILS_DAYS);
    const oldPartitions = (await this.partitions.readPartitions(client, 'request_details')).filter(
      ({ day, state }) => day < oldest || state !== 'attached',
    );
    for (const partition of oldPartitions) await this.partitions.drop(client, partition);
    const { rowCount } = await client.query(deleteDeadLetters, [LOG_DETAILS_DAYS]);
    return { days: oldPartitions.map(({ day }) => day), deadLetters: rowCount ?? 0 };
  }
}
