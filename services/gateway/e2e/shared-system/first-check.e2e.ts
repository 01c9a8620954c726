import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { checkWith } from '../system/call-api.js';
import { type Account, newAccount } from '../system/accounts.js';
import { button, openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { focusIn } from '../system/browser/shown.js';
import { freshCode } from '../system/browser/sign-in-screen.js';
import { Steps } from '../system/steps.js';

const system = sharedSystem();
const browser = sharedBrowser();

const IBAN = 'DE89370400440532013000';
const PALETTE = 'Seiten, Schlüssel und Kunden suchen';

describe('from signing in to the first check with a key', () => {
  const run = randomBytes(4).toString('hex');

  /** Fields that are filled, keys and buttons that are pressed. */
  const MAX_STEPS = { keyboard: 20, mouse: 16 } as const;

  it.each(['keyboard', 'mouse'] as const)('it is a short way by %s', async (way) => {
    const somebody = await newAccount(system, 'manager');
    const code = await freshCode(system, somebody);
    const { page } = await openPage(browser, {}, `${system.url}/admininterfacev1`);
    await focusIn(page.getByLabel('Benutzername'));
    const startedAt = Date.now();
    const steps = new Steps(page);
    const apiKey =
      way === 'keyboard' ? await issueByKeys(steps, somebody, code) : await issueByMouse(steps, somebody, code);
    const response = await checkWith(system, apiKey, IBAN);
    const seconds = (Date.now() - startedAt) / 1_000;
    expect([response.status, (await response.json()) as object]).toMatchObject([200, { valid: true }]);
    process.stdout.write(
      `from signing in to the first check by ${way}: ${steps.count} steps, ${seconds.toFixed(1)} s\n`,
    );
    expect(steps.count).toBeLessThanOrEqual(MAX_STEPS[way]);
  });

  async function issueByKeys(steps: Steps, { username, password }: Account, code: string): Promise<string> {
    await steps.type(username);
    await steps.press('Tab');
    await steps.type(password);
    await steps.press('Enter');
    await focusIn(steps.page.getByLabel('6-stelliger Code'));
    await steps.type(code);
    await steps.page.waitForURL('**/admin/dashboard');
    await steps.page.getByRole('heading', { level: 1 }).waitFor();
    await steps.press('Control+k');
    await focusIn(steps.page.getByRole('combobox', { name: PALETTE }));
    await steps.type('neuen api');
    await steps.press('Enter');
    await focusIn(steps.page.getByRole('dialog').getByLabel('Name des Kunden'));
    await steps.type(`Tastatur ${run}`);
    await steps.press('Tab');
    await steps.type('k@kunde.example');
    await steps.press('Enter');
    return secretIn(steps.page);
  }

  async function issueByMouse(steps: Steps, { username, password }: Account, code: string): Promise<string> {
    const { page } = steps;
    await steps.fill('Benutzername', username);
    await steps.fill('Passwort', password);
    await steps.click(button(page, 'Anmelden'));
    await focusIn(page.getByLabel('6-stelliger Code'));
    await steps.type(code);
    await page.waitForURL('**/admin/dashboard');
    await steps.click(page.getByRole('link', { name: 'API-Schlüssel', exact: true }));
    await steps.click(button(page, 'Neuen API-Schlüssel erstellen').first());
    await steps.fill('Name des Kunden', `Maus ${run}`);
    await steps.fill('E-Mail des Kunden', 'm@kunde.example');
    await steps.click(page.getByRole('dialog').locator('button[type=submit]'));
    return secretIn(page);
  }

  /** Reads the key from the dialog that shows it once. */
  async function secretIn(page: Page): Promise<string> {
    await page.getByLabel('Ich habe den Schlüssel gespeichert').waitFor();
    const shown = await page.getByRole('dialog').innerText();
    return /iban_sk_[0-9a-f]{64}/.exec(shown.replaceAll(/\s/g, ''))?.[0] ?? '';
  }
});
