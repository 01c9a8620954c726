import { suiteFixture, until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { openPageAs } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** As long as keys-service needs to look, and the worker to be handed what is due. */
const PATIENCE_MS = 45_000;

describe('the alerts of a key in the console', () => {
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const key = suiteFixture(() => keys.issue({ quota: 5 }));

  beforeAll(async () => {
    for (let call = 0; call < 5; call += 1) await checkWith(system, key.apiKey);
    // The screen asks for alerts every 30 s only.
    await until('the key is used up and its holder alerted', async () => (await alertsAt(100)) === 1, PATIENCE_MS);
    await until('the message is kept here', async () => (await keptMessages()) > 0, PATIENCE_MS);
  });

  const alertsAt = async (threshold: number) => {
    const found = await system.rows(
      'SELECT FROM keys.alert JOIN keys.key k USING (contract_id) WHERE k.id = $1 AND threshold = $2',
      [key.id, threshold],
    );
    return found.length;
  };

  const keptMessages = async () => {
    const kept = `SELECT FROM keys.delivery JOIN keys.key k USING (contract_id) WHERE k.id = $1 AND state = 'unsent'`;
    return (await system.rows(kept, [key.id])).length;
  };

  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const tabQuery = () => `?key=${key.id}&tab=alerts`;

  const visit = (query: string) => openPageAs(browser, keys.manager, {}, `${system.url}/admin/api-keys${query}`);

  it('are reached with the keyboard, and show the usage and the outcome of the message', async () => {
    const { page, complaints } = await visit(`?key=${key.id}`);
    await page.getByRole('tab', { name: 'Übersicht' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${tabQuery()}`);
    await page.reload();
    await section(page, 'Ausgelöst').getByText('100 % erreicht').waitFor();
    const messages = page.getByRole('list', { name: 'Zustellungen' });
    await messages.getByText('Nur hier gespeichert').first().waitFor();
    await messages
      .getByText(/Kein E-Mail-Server eingerichtet/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
