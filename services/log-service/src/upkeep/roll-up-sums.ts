import { Injectable } from '@nestjs/common';
import { inTransaction } from '../consuming/transaction.js';
import { WritePool } from '../write-pool.js';
import { rollUpHours, rollUpMinutes } from './roll-up-statements.js';

/** Ends the roll-up while a long replay fills the same hours again and again: the next run goes on. */
const MOST_STEPS = 1_000;

/** Moves sums that no consumer writes any more out of the consumers' lanes, into one row per minute or hour and into the days. */
@Injectable()
export class RollUpSums {
  constructor(private readonly database: WritePool) {}

  /** In steps of an hour, each atomic: figures stay exact at every moment. @returns how many rows were moved */
  async run(): Promise<number> {
    return (await this.repeat(rollUpMinutes)) + (await this.repeat(rollUpHours));
  }

  private async repeat(statement: string): Promise<number> {
    let total = 0;
    for (let step = 0; step < MOST_STEPS; step += 1) {
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
