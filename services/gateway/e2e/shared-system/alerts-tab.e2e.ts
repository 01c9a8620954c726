import { until } from '@pruefer/testkit';
import type { Browser, Page } from 'playwright-core';
import type { Account } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPageAs, widthOf } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { ConsoleKeys, type FreshKey } from '../system/console-keys.js';
import { RunningSystem } from '../system/running-system.js';
import { expectShown, focusIn } from '../system/shown.js';

/** As long as keys-service needs to look, and the worker to be handed what is due. */
const PATIENCE = { timeout: 45_000 };

describe('the alerts of a key in the console', () => {
  let system: RunningSystem;
  let browser: Browser;
  let manager: Account;
  let key: FreshKey;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    const keys = await ConsoleKeys.of(system);
    manager = keys.manager;
    key = await keys.issue({ quota: 5 });
    for (let call = 0; call < 5; call += 1) await checkWith(system, key.apiKey);
    // The screen asks for alerts every 30 s only.
    await until('the key is used up and its holder alerted', async () => (await alertsAt(100)) === 1, 20_000);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const alertsAt = async (threshold: number) => {
    const found = await system.rows(
      'SELECT FROM keys.alert JOIN keys.key k USING (contract_id) WHERE k.id = $1 AND threshold = $2',
      [key.id, threshold],
    );
    return found.length;
  };

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const tabQuery = () => `?key=${key.id}&tab=alerts`;

  async function visit(query: string) {
    const opened = await openPageAs(browser, manager);
    await opened.page.goto(`${system.url}/admin/api-keys${query}`);
    return opened;
  }

  it('are reached with the keyboard, and tell what was used up and what became of the message', async () => {
    const { page, complaints } = await visit(`?key=${key.id}`);
    await page.getByRole('tab', { name: 'Übersicht' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${tabQuery()}`);
    await page.reload();
    await section(page, 'Ausgelöst').getByText('100 % erreicht').waitFor(PATIENCE);
    const messages = page.getByRole('list', { name: 'Zustellungen' });
    await messages.getByText('Nur hier gespeichert').first().waitFor(PATIENCE);
    await messages
      .getByText(/Kein E-Mail-Server eingerichtet/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('get a webhook whose secret is shown once, whose test says why it did not arrive, all of it at 320 px too', async () => {
    const { page, complaints } = await visit(tabQuery());
    await section(page, 'Einstellungen').getByRole('button', { name: 'Bearbeiten' }).click();
    const form = page.getByRole('dialog', { name: 'Benachrichtigungen bearbeiten' });
    await form.getByLabel('Schwellen in Prozent des Kontingents').fill('50, 90 %');
    await form.getByLabel('Adresse des Webhooks').fill(`https://localhost:${new URL(system.url).port}/hook`);
    await page.keyboard.press('Enter');
    const secret = page.getByRole('dialog', { name: 'Signaturschlüssel des Webhooks' });
    await secret.getByRole('checkbox').check();
    await button(page, 'Fertig').click();
    await secret.waitFor({ state: 'detached' });
    await section(page, 'Einstellungen').getByText('50 %').waitFor();
    await button(page, 'Test senden an Webhook').click();
    await page.getByText('Nachricht wird gesendet').waitFor();
    const messages = page.getByRole('list', { name: 'Zustellungen' });
    await messages.getByText(/Adresse liegt in einem internen Netz/).waitFor(PATIENCE);
    await page.setViewportSize({ width: 320, height: 900 });
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('stand beside rules whose last day is chosen from a calendar, with the keyboard alone and at 320 px', async () => {
    const { page, complaints } = await visit(`?dialog=edit&id=${key.id}`);
    await button(page, 'Ablauf, Ratenlimit und IP-Adressen').click();
    const day = page.getByLabel('Gültig bis einschließlich');
    await day.fill('30.06.2031');
    await page.setViewportSize({ width: 320, height: 900 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Tag wählen' });
    await calendar.getByText('Juni 2031').waitFor();
    await focusIn(calendar);
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await expectShown(() => day.inputValue(), '23.06.2031');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
