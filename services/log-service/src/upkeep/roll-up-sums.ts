import { Injectable } from '@nestjs/common';
import { inTransaction } from '@pruefer/platform';
import { WritePool } from '../database/pools.js';
import { rollUpHours, rollUpMinutes } from './roll-up-statements.js';

/** Moves closed sums of the consumers into one row for each minute or hour, and adds them to the days. */
@Injectable()
export class RollUpSums {
  constructor(private readonly database: WritePool) {}

  /**
   * Works in atomic steps of an hour, so that figures are always exact.
   * @param mayGoOn called before every step; the next run continues
   * @returns the number of moved rows
   */
  async run(mayGoOn: () => boolean): Promise<number> {
    return (await this.repeat(rollUpMinutes, mayGoOn)) + (await this.repeat(rollUpHours, mayGoOn));
  }

  private async repeat(statement: string, mayGoOn: () => boolean): Promise<number> {
    let total = 0;
    while (mayGoOn()) {
      const movedRows = await inTransaction(this.database.pool, async (client) => {
        const { rows } = await client.query<{ moved: number }>(statement);
        return rows[0]?.moved ?? 0;
      });
      if (movedRows === 0) break;
      total += movedRows;
    }
    return total;
  }
}
