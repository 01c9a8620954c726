import { randomUUID } from 'node:crypto';
import { suiteFixture, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { backupEnvironment, createDay, heldBackups, rowsIn, toByteStream } from './support/backup-environment.js';

const site = suiteFixture(backupEnvironment, (site) => site.close());
const today = new Date().toISOString().slice(0, 10);

/** Stores a check with its full values, as log-service does. */
async function storeRow(database: Pick<Client, 'query'>): Promise<string> {
  const id = randomUUID();
  await database.query(
    `WITH stored AS (INSERT INTO logs.requests (at, id, day, count, status, country) VALUES (now(), $1, $2, 1, 200, 'DE') RETURNING id, day)
     INSERT INTO logs.request_details SELECT id, day, 'DE89370400440532013000', '192.0.2.1' FROM stored`,
    [id, today],
  );
  return id;
}

it('F1: a backup holds rows of the log that were corrected while it was made, and none that were stored meanwhile', async () => {
  await createDay(site.database, today);
  const worker = await site.start();
  const client = new Client({ connectionString: site.database.adminUrl });
  await client.connect();
  try {
    const corrected = await storeRow(client);
    await client.query('BEGIN; LOCK TABLE logs.requests IN ACCESS EXCLUSIVE MODE');
    const download = site.get(worker, 'backup').then((response) => response.arrayBuffer());
    await until('the log is about to be read', async () => (await site.database.sql(heldBackups)).length > 0);
    await client.query('UPDATE logs.requests SET status = 503, bank_details = NULL');
    const later = await storeRow(client);
    await client.query('UPDATE logs.requests SET status = 503 WHERE id = $1', [later]);
    await client.query('COMMIT');
    const rows = await rowsIn(toByteStream(new Uint8Array(await download)), ['logs.requests', 'logs.request_details']);
    expect(rows).toMatchObject({
      'logs.requests': [{ id: corrected, status: '503' }],
      'logs.request_details': [{ id: corrected }],
    });
  } finally {
    await client.end();
  }
});
