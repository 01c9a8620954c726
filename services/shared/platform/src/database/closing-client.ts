import { Client } from 'pg';

const TIMED_OUT = 'Query read timeout';

/**
 * Closes its connection when a statement times out. The statement still runs, so its transaction stays open for the next
 * user of the connection, and TypeORM would return it to the pool.
 */
export class ClosingClient extends Client {
  // One signature that fits each of the base class's.
  override query(...statement: never[]): never {
    const result: unknown = super.query(...(statement as unknown as [string]));
    if (result instanceof Promise) result.catch((error: unknown) => this.closeAfter(error));
    return result as never;
  }

  private closeAfter(error: unknown): void {
    if ((error as Error).message === TIMED_OUT) void this.end();
  }
}
