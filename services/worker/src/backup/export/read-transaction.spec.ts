import type { Pool } from 'pg';
import { readTransaction } from './read-transaction.js';

describe('a read that is broken off while it waits for a connection', () => {
  it('asks nothing over it', async () => {
    const controller = new AbortController();
    const asked: string[] = [];
    const client = { query: (text: string) => Promise.resolve(void asked.push(text)), release: () => undefined };
    const connect = () => {
      controller.abort(new Error('stopping'));
      return Promise.resolve(client);
    };
    const options = { isolation: 'REPEATABLE READ', timeoutMs: 10_000, signal: controller.signal } as const;
    const read = readTransaction({ connect } as unknown as Pool, options, () => Promise.resolve());
    await expect(read).rejects.toThrow('stopping');
    expect(asked).toEqual([]);
  });
});
