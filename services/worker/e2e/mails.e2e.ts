import { suiteFixture, tcpProxy, until } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import { deliveryEnvironment } from './support/delivery-environment.js';
import { type MailServer, mailServer } from './support/mail-server.js';

const site = suiteFixture(deliveryEnvironment, (site) => site.close());
let server: MailServer;

beforeEach(async () => {
  server = await mailServer();
});

afterEach(async () => {
  await site.stopWorkers();
  await server.close();
});

const sender = () => ({
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  SMTP_FROM: 'IBAN-Prüfer <alarm@pruefer.example>',
});

describe('a mail', () => {
  it('arrives, in German and without a secret', async () => {
    const worker = await site.start(sender());
    const id = await site.add('email', 'anna@muster.example', { clientName: 'Müller & Söhne' });
    expect(await site.done(id)).toEqual({ state: 'sent', tries: 1, last_status: null, last_error: null });
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'alarm@pruefer.example', to: ['anna@muster.example'] });
    expect(mail!.head).toContain('Subject: 80 % Ihres IBAN-Kontingents verbraucht');
    expect(mail!.head).toContain(`Message-ID: <${id}@alerts.iban-pruefer>`);
    expect(mail!.text).toContain('das Kontingent für Müller & Söhne hat die Schwelle von 80 % erreicht.');
    expect(mail!.text).toContain('Verfügbar: 200 Aufrufe');
    expect(mail!.text).toMatch(/Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr \(Europe\/Berlin\)/);
    expect(mail!.head + mail!.text).not.toMatch(/whsec_|iban_sk_/);
    // Counted right after its row.
    await until('it is counted', async () => {
      const metrics = await (await fetch(`${worker.opsUrl}/metrics`)).text();
      return metrics.includes('delivery_tries_total{channel="email",result="sent"} 1');
    });
  });

  it('arrives in English for a contract with that language', async () => {
    await site.start(sender());
    const id = await site.add('email', 'anna@muster.example', { clientName: 'Müller & Sons', language: 'en' });
    expect(await site.done(id)).toMatchObject({ state: 'sent' });
    const [mail] = server.mails;
    expect(mail!.head).toContain('Subject: 80% of your IBAN quota used');
    expect(mail!.text).toContain('The quota for Müller & Sons has reached the threshold of 80%.');
    expect(mail!.text).toContain('Quota: 1,000 calls');
    expect(mail!.text).toMatch(/As of: \d\d\.\d\d\.\d{4}, \d\d:\d\d \(Europe\/Berlin\)/);
    expect(mail!.text).not.toMatch(/Kontingent|Uhr|Aufrufe/);
  });

  it('is tried again until the server is there', async () => {
    const { port } = server;
    await server.close();
    await site.start(sender());
    const id = await site.add('email', 'anna@muster.example');
    await until('first try', async () => (await site.stored(id)).last_error === 'unreachable');
    server = await mailServer(port);
    expect(await site.done(id)).toMatchObject({ state: 'sent', last_error: null });
    expect(server.mails).toHaveLength(1);
  });

  it('that the server refuses is tried again, and says so', async () => {
    server.refuses = true;
    await site.start(sender());
    const id = await site.add('email', 'anna@muster.example');
    await until('refused', async () => (await site.stored(id)).last_error === 'mail_refused');
    server.refuses = false;
    expect(await site.done(id)).toMatchObject({ state: 'sent' });
  });

  it('stays in the console where there is no server', async () => {
    await site.start();
    const id = await site.add('email', 'anna@muster.example');
    expect(await site.done(id)).toMatchObject({ state: 'unsent', tries: 1, last_error: 'no_mail_server' });
  });

  it('sends a password to no server without encryption', async () => {
    await site.start({ ...sender(), SMTP_URL: `smtp://anna:geheim@127.0.0.1:${server.port}` });
    const id = await site.add('email', 'anna@muster.example', { tries: 7 });
    expect(await site.done(id)).toMatchObject({ state: 'failed' });
    expect(server.mails).toEqual([]);
    expect(server.commands.join('\n')).not.toContain('AUTH');
  });
});

describe('D5: the worker', () => {
  /** With a Redis that drops jobs. */
  async function withLossyRedis(work: () => Promise<void>): Promise<void> {
    const redis = new Redis(site.environment['REDIS_URL']!);
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    try {
      await work();
    } finally {
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
      redis.disconnect();
    }
  }

  it('does not start with a Redis that drops jobs', () =>
    withLossyRedis(() => expect(site.start()).rejects.toThrow('noeviction')));

  it('starts with one all the same where the operator accepts that', () =>
    withLossyRedis(async () => {
      const worker = await site.start({ ...sender(), REDIS_LOSS_ACCEPTED: '1' });
      const response = await fetch(`${worker.opsUrl}/health/ready`);
      expect(await response.json()).toMatchObject({ checks: { queues: { up: true } } });
      expect(await site.done(await site.add('email', 'anna@muster.example'))).toMatchObject({ state: 'sent' });
    }));

  it('starts without Redis, sends when it comes and ends when it is lost', async () => {
    const redisUrl = new URL(site.environment['REDIS_URL']!);
    const line = await tcpProxy(Number(redisUrl.port));
    await line.cut();
    redisUrl.port = String(line.port);
    const worker = await site.start({ ...sender(), REDIS_URL: redisUrl.href });
    const response = await fetch(`${worker.opsUrl}/health/ready`);
    expect(await response.json()).toMatchObject({ checks: { queues: { up: false, required: false } } });
    const id = await site.add('email', 'anna@muster.example');
    await line.heal();
    expect(await site.done(id)).toMatchObject({ state: 'sent' });
    await line.cut();
    // Who waited for Redis to say goodbye would not end.
    await site.stopWorkers();
    await line.close();
  });
});
