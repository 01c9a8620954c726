import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createPool } from '@pruefer/platform';
import { startProcess, suiteFixture, until } from '@pruefer/testkit';
import { deliveryEnvironment, webhookSecret } from './support/delivery-environment.js';
import { type Received, type Receiver, receiver } from './support/receiver.js';

const site = suiteFixture(deliveryEnvironment, (site) => site.close());
let customer: Receiver;

beforeEach(async () => {
  customer = await receiver();
});

afterEach(async () => {
  await site.stopWorkers();
  await customer.close();
});

/** The example of docs/api, as a receiver would copy it. */
async function documentedCheck(): Promise<(headers: object, body: string, secret: string) => boolean> {
  const page = readFileSync(new URL('../../../docs/api/en/webhooks.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromIbanPruefer: (headers: object, body: string, secret: string) => boolean;
  };
  return module.isFromIbanPruefer;
}

function computeSignature({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

const counts = { rows: 3, valid: 2, invalid: 1, failed: 0, charged: 3 };

describe('a webhook', () => {
  it('describes the event, signed so that the receiver can check it', async () => {
    await site.start();
    const id = await site.add('webhook', `${customer.url}/hook?a=b`);
    expect(await site.done(id)).toEqual({ state: 'sent', tries: 1, last_status: 204, last_error: null });
    const [message] = customer.received;
    expect(message).toMatchObject({ path: '/hook?a=b', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(message!.body)).toMatchObject({
      type: 'quota.threshold_reached',
      data: { threshold: 80, used: 800, quota: 1_000, available: 200, clientName: 'Muster GmbH' },
    });
    expect(message!.headers['webhook-id']).toBe(id);
    expect(message!.headers['webhook-signature']).toBe(computeSignature(message!, webhookSecret));
  });

  it('tells that a file job has ended, with its counts', async () => {
    await site.start();
    await site.done(await site.add('webhook', customer.url));
    const job = { id: randomUUID(), state: 'succeeded', endedAt: '2026-11-28T10:20:00.000Z', ...counts };
    const [contract] = await site.database.sql<{ id: string }>(
      'UPDATE keys.alert_settings SET webhook_url = $1 RETURNING contract_id AS id',
      [customer.url],
    );
    await site.database.sql('SELECT keys.announce_job($1, $2)', [contract!.id, job]);
    await until('the second message', () => customer.received.length === 2);
    const { id: jobId, ...facts } = job;
    const data = { contractId: Number(contract!.id), clientName: 'Muster GmbH', jobId, ...facts };
    const timestamp: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    expect(JSON.parse(customer.received[1]!.body)).toEqual({ type: 'job.finished', timestamp, data });
  });

  it('passes the check that the documentation shows, and a changed, old or foreign one does not', async () => {
    await site.start();
    await site.done(await site.add('webhook', customer.url, { clientName: 'Müller & Söhne' }));
    const { headers, body } = customer.received[0]!;
    const isFromUs = await documentedCheck();
    expect(isFromUs(headers, body, webhookSecret)).toBe(true);
    expect(isFromUs(headers, body.replace('800', '801'), webhookSecret)).toBe(false);
    expect(isFromUs(headers, body, `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(false);
    expect(isFromUs({ ...headers, 'webhook-timestamp': '1614265330' }, body, webhookSecret)).toBe(false);
    expect(isFromUs({}, body, webhookSecret)).toBe(false);
  });

  it('is tried again after growing pauses while the receiver answers 500, under the same id and body', async () => {
    await site.start();
    customer.answer = (response, count) => void response.writeHead(count < 4 ? 500 : 200).end();
    const id = await site.add('webhook', customer.url);
    expect(await site.done(id)).toEqual({ state: 'sent', tries: 4, last_status: 200, last_error: null });
    const times = customer.received.map(({ atMs }) => atMs);
    const pauses = times.slice(1).map((time, index) => time - times[index]!);
    expect(pauses[0]).toBeGreaterThanOrEqual(95);
    expect(pauses[1]).toBeGreaterThanOrEqual(295);
    expect(pauses[2]).toBeGreaterThanOrEqual(895);
    expect(new Set(customer.received.map(({ body, headers }) => body + String(headers['webhook-id']))).size).toBe(1);
  });

  it('is given up after eight tries', async () => {
    const worker = await site.start();
    customer.answer = (response) => void response.writeHead(500).end();
    const id = await site.add('webhook', customer.url, { tries: 7 });
    expect(await site.done(id)).toEqual({ state: 'failed', tries: 8, last_status: 500, last_error: 'bad_answer' });
    // Counted right after its row.
    await until('it is counted', async () => {
      const metrics = await (await fetch(`${worker.opsUrl}/metrics`)).text();
      return metrics.includes('delivery_tries_total{channel="webhook",result="bad_answer"} 1');
    });
  });

  it('is not noted as done when a fault of ours breaks it off, but taken again when it is no longer held', async () => {
    await site.start();
    // A target that is no URL makes the sender throw.
    const id = await site.add('webhook', 'no address');
    await until('it is taken again', async () => (await site.stored(id)).tries > 1, 20_000);
    expect(await site.stored(id)).toMatchObject({ state: 'waiting', last_error: null });
  });

  it('is sent once when two workers find 50 of them', async () => {
    await Promise.all([site.start(), site.start()]);
    const ids = await Promise.all(Array.from({ length: 50 }, () => site.add('webhook', customer.url)));
    for (const id of ids) expect(await site.done(id)).toMatchObject({ state: 'sent', tries: 1 });
    expect(customer.received.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(ids.toSorted());
  });

  it('is still sent when Redis has lost its queues', async () => {
    await site.start({ DELIVERY_RETRY_MS: '1000' });
    customer.answer = (response, count) => void response.writeHead(count === 1 ? 503 : 200).end();
    const id = await site.add('webhook', customer.url);
    await until('first try', async () => (await site.stored(id)).last_status === 503);
    await site.loseQueues();
    expect(await site.done(id)).toMatchObject({ state: 'sent', tries: 2 });
  });

  it('is sent by the next worker when one is killed in the middle', async () => {
    customer.answer = () => undefined;
    const worker = await startProcess('worker', site.environment, 'alive');
    const id = await site.add('webhook', customer.url);
    await until('under way', () => customer.received.length === 1);
    worker.kill('SIGKILL');
    customer.answer = (response) => void response.writeHead(200).end();
    await site.start();
    expect(await site.done(id)).toMatchObject({ state: 'sent', tries: 2 });
    expect(customer.received).toHaveLength(2);
  });

  it('is not sent any more once it has been taken away', async () => {
    const id = await site.add('webhook', customer.url);
    await site.database.sql(
      `UPDATE keys.alert_settings SET webhook_url = NULL, webhook_secret = NULL
       WHERE contract_id = (SELECT contract_id FROM keys.delivery WHERE id = $1)`,
      [id],
    );
    await site.start();
    expect(await site.done(id)).toMatchObject({ state: 'failed', last_error: 'webhook_removed' });
    expect(customer.received).toEqual([]);
  });
});

describe('the worker', () => {
  it('may do three things about deliveries and nothing else in the schema of keys', async () => {
    const id = await site.add('webhook', customer.url);
    const pool = createPool({ DATABASE_URL: site.environment['DATABASE_URL']! }, { applicationName: 'e2e', max: 1 });
    try {
      const due = await pool.query<{ id: string }>('SELECT id FROM keys.due_deliveries(100)');
      expect(due.rows).toContainEqual({ id });
      for (const table of ['delivery', 'alert_settings', 'alert', 'contract', 'key', 'booking']) {
        await expect(pool.query(`SELECT FROM keys.${table}`)).rejects.toThrow('permission denied');
      }
      await expect(pool.query(`SELECT keys.charge('{}', '{}', '{}')`)).rejects.toThrow('permission denied');
    } finally {
      await pool.end();
    }
  });
});

describe('C9: a webhook', () => {
  it('follows no redirect', async () => {
    await site.start();
    customer.answer = (response) => void response.writeHead(307, { location: `${customer.url}/secret` }).end();
    const id = await site.add('webhook', customer.url);
    expect(await site.done(id)).toEqual({ state: 'failed', tries: 1, last_status: 307, last_error: 'redirected' });
    expect(customer.received.map(({ path }) => path)).toEqual(['/']);
  });

  it('connects to addresses that are not public only where the operator allows it', async () => {
    await site.start({ WEBHOOK_ALLOWED_NETWORKS: '' });
    const { port } = new URL(customer.url);
    const hosts = [
      'http://127.0.0.1',
      'https://127.0.0.1',
      'https://localhost',
      'https://[::1]',
      'https://169.254.169.254',
      'https://127.1',
      'https://2130706433',
      'https://[::ffff:127.0.0.1]',
      'https://0.0.0.0',
      // Public, but without TLS.
      'http://203.0.113.9',
    ];
    const ids = await Promise.all(hosts.map((host) => site.add('webhook', `${host}:${port}/`)));
    for (const id of ids) {
      expect(await site.done(id)).toMatchObject({ state: 'failed', tries: 1, last_error: 'address_refused' });
    }
    expect(customer.received).toEqual([]);
  });

  it('waits 5 s for an answer and no longer', async () => {
    await site.start({ DELIVERY_RETRY_MS: '60000' });
    customer.answer = () => undefined;
    const id = await site.add('webhook', customer.url);
    await until('timed out', async () => (await site.stored(id)).last_error !== null, 7_500);
    expect(await site.stored(id)).toMatchObject({ state: 'waiting', tries: 1, last_error: 'timeout' });
  });

  it('does not read what the receiver answers, however much it is', async () => {
    await site.start();
    let isClosed = false;
    customer.answer = (response) => {
      response.on('close', () => (isClosed = true)).writeHead(200);
      const flood = () => void (response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(flood)));
      flood();
    };
    expect(await site.done(await site.add('webhook', customer.url))).toMatchObject({ state: 'sent' });
    await until('hung up', () => isClosed);
  });
});
