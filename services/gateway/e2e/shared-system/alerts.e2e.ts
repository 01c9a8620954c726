import type { Delivery, DeliveryPage, QuotaAlertPage, SavedAlertSettings } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { openPageAs } from '../system/browser/browser.js';
import { checkWith } from '../system/call-api.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** As long as keys-service needs to look, and the worker to be handed what is due. */
const PATIENCE_MS = 15_000;

describe('alerts of a quota', () => {
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const key = suiteFixture(() => keys.issue({ quota: 5 }));

  async function alerted(): Promise<number[]> {
    const { body } = await keys.call<QuotaAlertPage>('GET', `/${key.id}/alerts`);
    return body.items.map(({ threshold }) => threshold);
  }

  async function deliveries(): Promise<Delivery[]> {
    return (await keys.call<DeliveryPage>('GET', `/${key.id}/deliveries`)).body.items;
  }

  const allDone = async () => (await deliveries()).every(({ state }) => state !== 'waiting');

  beforeAll(async () => {
    for (let call = 0; call < 5; call += 1) expect((await checkWith(system, key.apiKey)).status).toBe(200);
    // One by one where keys-service looks between two checks.
    await until('alerted', async () => (await alerted()).length >= 2, PATIENCE_MS);
    await until('done', allDone, PATIENCE_MS);
  });

  it('come once when checks have used it up, and stay in the console where no mail server is named', async () => {
    expect((await alerted()).toSorted((a, b) => a - b)).toEqual([80, 100]);
    for (const delivery of await deliveries()) {
      expect(delivery).toMatchObject({ channel: 'email', state: 'unsent', lastError: 'no_mail_server' });
    }
  });

  it('are reached in the console with the keyboard, with the usage and the outcome of the message', async () => {
    const { page, complaints } = await openPageAs(
      browser,
      keys.manager,
      {},
      `${system.url}/admin/api-keys?key=${key.id}`,
    );
    await page.getByRole('tab', { name: 'Übersicht' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**?key=${key.id}&tab=alerts`);
    await page.reload();
    await page.getByRole('region', { name: 'Ausgelöst', exact: true }).getByText('100 % erreicht').waitFor();
    const messages = page.getByRole('list', { name: 'Zustellungen' });
    await messages.getByText('Nur hier gespeichert').first().waitFor();
    await messages
      .getByText(/Kein E-Mail-Server eingerichtet/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('C9: call no address inside, by whatever name', async () => {
    const webhookUrl = `https://localhost:${new URL(system.url).port}/api/auth/login`;
    const { status, body } = await keys.call<SavedAlertSettings>('PUT', `/${key.id}/alert-settings`, { webhookUrl });
    expect([status, body.webhookUrl]).toEqual([200, webhookUrl]);
    await keys.call('POST', `/${key.id}/deliveries`, { channel: 'webhook' });
    await until('done', allDone, PATIENCE_MS);
    expect((await deliveries())[0]).toMatchObject({
      channel: 'webhook',
      state: 'failed',
      lastError: 'address_refused',
    });
  });

  it('come again after a top-up', async () => {
    await keys.topUp(key.id, 5, `A-${key.id}`);
    for (let call = 0; call < 3; call += 1) expect((await checkWith(system, key.apiKey)).status).toBe(200);
    await until('alerted again', async () => (await alerted()).length === 3, PATIENCE_MS);
    expect((await alerted())[0]).toBe(80);
  });
});
