import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** One COPY of rows in text form into a table, at the speed of PostgreSQL. */
export class CopyInto {
  private readonly copy: ReturnType<typeof copyFrom>;
  private failure: Error | undefined;

  constructor(client: Client, table: string, columns: readonly string[]) {
    this.copy = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
    this.copy.on('error', (error) => (this.failure = error));
  }

  /** @throws Error of PostgreSQL for rows before that it does not take */
  async write(rows: Uint8Array | string): Promise<void> {
    if (this.failure) throw this.failure;
    if (rows.length > 0 && !this.copy.write(rows)) await once(this.copy, 'drain');
  }

  /** @throws Error of PostgreSQL for rows that it does not take */
  async end(): Promise<void> {
    if (this.failure) throw this.failure;
    const completion = once(this.copy, 'finish');
    this.copy.end();
    await completion;
  }
}
