import { createHmac } from 'node:crypto';
import { builtFile, internalSecret, type ProgramRun, runBuiltProgram, suiteFixture } from '@pruefer/testkit';
import { deliveryEnvironment, webhookSecret } from './support/delivery-environment.js';
import { type Received, receiver } from './support/receiver.js';

const now = 'of-today-'.repeat(4);
const both = `${now},${internalSecret}`;

const site = suiteFixture(deliveryEnvironment, (site) => site.close());
const customer = suiteFixture(receiver, (customer) => customer.close());

const reEncrypt = (secrets: string): Promise<ProgramRun> =>
  runBuiltProgram(builtFile('keys-service', 're-encrypt.js'), [], {
    DATABASE_URL: site.database.url('keys', 'service'),
    WEBHOOK_SECRET: secrets,
  });

function isSigned({ headers, body }: Received): boolean {
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** A worker that has these secrets sends a delivery, signed as its receiver knows it. */
async function isSentWith(secrets: string, add: () => Promise<string>): Promise<void> {
  await site.start({ WEBHOOK_SECRET: secrets });
  const [place, id] = [customer.received.length, await add()];
  expect(await site.done(id)).toMatchObject({ state: 'sent', tries: 1 });
  expect(isSigned(customer.received[place]!)).toBe(true);
  await site.stopWorkers();
}

const toNewContract = () => site.add('webhook', customer.url);

/** Under the webhook secret that a contract has by now. */
async function toOldContract(): Promise<string> {
  const [added] = await site.database.sql<{ id: string }>(
    `INSERT INTO keys.delivery (contract_id, alert_id, channel, target)
     SELECT contract_id, alert_id, channel, target FROM keys.delivery ORDER BY created_at LIMIT 1 RETURNING id`,
  );
  return added!.id;
}

it('C9: a webhook is signed as its receiver knows it, before, during and after a change of the secret that encrypts it', async () => {
  await isSentWith(internalSecret, toNewContract);
  await isSentWith(both, toNewContract);
  const settings = `SELECT thresholds, webhook_url, version FROM keys.alert_settings ORDER BY contract_id`;
  const unchanged = await site.database.sql(settings);
  expect(await reEncrypt(both)).toMatchObject({
    code: 0,
    stdout: [
      expect.stringMatching(
        /^Geheimnisse der Webhooks: \d neu verschlüsselt, 0 noch nicht unter dem neuen Geheimnis\.$/,
      ),
      expect.stringMatching(/^Nicht mehr gebraucht: (\w{16})\. .*renew webhook --finish \1$/),
    ],
  });
  expect(await site.database.sql(settings)).toEqual(unchanged);
  await isSentWith(both, toOldContract);
  await isSentWith(now, toOldContract);
  expect(await reEncrypt(now)).toMatchObject({
    code: 0,
    stdout: ['Geheimnisse der Webhooks: 0 neu verschlüsselt, 0 noch nicht unter dem neuen Geheimnis.'],
  });
});

it('C9: a delivery whose webhook secret cannot be decrypted is given up like any other, and nothing is sent', async () => {
  await site.start({ WEBHOOK_SECRET: 'of-nobody-'.repeat(4) });
  const place = customer.received.length;
  const id = await site.add('webhook', customer.url, { tries: 7 });
  expect(await site.done(id)).toMatchObject({ state: 'failed', tries: 8, last_error: 'secret_unreadable' });
  expect(customer.received).toHaveLength(place);
});
