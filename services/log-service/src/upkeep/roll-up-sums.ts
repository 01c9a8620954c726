import { Injectable } from '@nestjs/common';
import { inTransaction } from '@pruefer/platform';
import { WritePool } from '../database/write-pool.js';
import { rollUpHours, rollUpMinutes } from './roll-up-statements.js';

/** Moves sums that no consumer writes any more out of the writers' sums, into one row per minute or hour and into the days. */
@Injectable()
export class RollUpSums {
  constructor(private readonly database: WritePool) {}

  /**
   * In steps of an hour, each atomic: figures stay exact at every moment.
   * @param mayGoOn asked before every step; what is left is taken by the next run
   * @returns how many rows were moved
   */
  async run(mayGoOn: () => boolean): Promise<number> {
    return (await this.repeat(rollUpMinutes, mayGoOn)) + (await this.repeat(rollUpHours, mayGoOn));
  }

  private async repeat(statement: string, mayGoOn: () => boolean): Promise<number> {
    let total = 0;
    while (mayGoOn()) {
      const moved = await inTransaction(this.database.pool, async (client) => {
        const { rows } = await client.query<{ moved: number }>(statement);
        return rows[0]?.moved ?? 0;
      });
      if (moved === 0) break;
      total += moved;
    }
    return total;
  }
}
