import { rounds, suiteFixture } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { button, openPage, openPageAs } from '../system/browser/browser.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { contrastsIn } from '../system/browser/contrast.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

const MIN_CONTRAST = 4.5;
const REGION = 'Benachrichtigungen (F8)';

describe('toasts', () => {
  const run = randomBytes(4).toString('hex');
  const keys = suiteFixture(() => ConsoleKeys.of(system));

  const region = (page: Page) => page.getByRole('region', { name: REGION });
  const toast = (page: Page) => region(page).getByRole('status').or(region(page).getByRole('alert'));

  /** The position of an element after all transitions have ended. */
  async function finalBox(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    await element.waitFor();
    await element.page().evaluate(`Promise.allSettled(
      document.getAnimations().filter((animation) => animation instanceof CSSTransition).map(({ finished }) => finished))`);
    const box = await element.boundingBox();
    if (!box) throw new Error('the element is not shown');
    return box;
  }

  /** Whether the toast overlaps another element. */
  async function covers(page: Page, other: Locator): Promise<boolean> {
    // A toast under the pointer does not close.
    await toast(page).hover({ position: { x: 8, y: 8 } });
    const [over, under] = [await finalBox(toast(page)), await finalBox(other)];
    return (
      over.x < under.x + under.width &&
      under.x < over.x + over.width &&
      over.y < under.y + under.height &&
      under.y < over.y + over.height
    );
  }

  /** The same for a button, after scrolling to it. */
  async function coversScrolledButton(page: Page, name: string): Promise<boolean> {
    await button(page, name).scrollIntoViewIfNeeded();
    return covers(page, button(page, name));
  }

  it.each(rounds<'light' | 'dark'>(['light'], ['dark']))(
    'can be read, its buttons too, in the %s theme',
    async (colorScheme) => {
      const key = await keys.issue({ clientName: `Toast ${run} ${colorScheme}` });
      const { page } = await openPageAs(
        browser,
        keys.manager,
        { colorScheme },
        `${system.url}/admin/api-keys?search=${key.id}`,
      );
      await button(page, /^Weitere Aktionen für/).click();
      await page.getByRole('menuitem', { name: /sperren$/ }).click();
      await button(page, 'Rückgängig').waitFor();
      await toast(page).hover({ position: { x: 8, y: 8 } });
      await finalBox(toast(page));
      const measured = await contrastsIn(page, `[aria-label="${REGION}"]`);
      expect(measured.map(({ text }) => text)).toContain('Rückgängig');
      expect(measured.filter(({ contrast }) => contrast < MIN_CONTRAST)).toEqual([]);
    },
  );

  it('a new toast replaces the previous one at once, even during its transition', async () => {
    const { page } = await openPageAs(browser, keys.manager, {}, `${system.url}/admin/api-keys?dialog=create`);
    const create = button(page, 'Schlüssel erstellen');
    await create.click();
    await page.getByLabel('Name des Kunden').fill(`Nachfolger ${run}`);
    await page.getByLabel('E-Mail des Kunden').fill('test@example.com');
    await create.click();
    await region(page).getByText('API-Schlüssel erstellt').waitFor();
    expect(await region(page).getByText('Fehlende Eingaben').isVisible()).toBe(false);
  });

  const windows: [number, number][] = [
    [320, 900],
    [768, 1024],
    [1440, 900],
  ];

  describe.each(rounds<[number, number]>([[320, 568]], windows))('at %i × %i', (width, height) => {
    it('cover neither verdict nor button of the check, wherever the page is scrolled to', async () => {
      const { page } = await openPage(browser, { width });
      await page.setViewportSize({ width, height });
      for (const anchor of ['', '#validation']) {
        await page.goto(`${system.url}/${anchor}`);
        await page.getByPlaceholder('IBAN eingeben').fill('DE89370400440532013000');
        await button(page, 'Prüfen').click();
        const verdict = page.getByRole('heading', { name: 'IBAN ist gültig' });
        await verdict.waitFor();
        expect([anchor, await covers(page, verdict), await covers(page, button(page, 'Prüfen'))]).toEqual([
          anchor,
          false,
          false,
        ]);
        await page.reload();
      }
    });

    it('cover neither the reason nor the button of the sign-in', async () => {
      const { page } = await openPage(browser, { width });
      await page.setViewportSize({ width, height });
      await page.goto(`${system.url}/admininterfacev1`);
      await page.getByLabel('Benutzername').fill(`niemand${run}`);
      await page.getByLabel('Passwort', { exact: true }).fill('ein falsches Passwort');
      await page.keyboard.press('Enter');
      const reason = page.getByRole('main').getByRole('alert');
      await reason.waitFor();
      expect([await covers(page, reason), await covers(page, button(page, 'Anmelden'))]).toEqual([false, false]);
    });

    it('cover no button of the dialog that they are about', async () => {
      const { page } = await openPageAs(browser, keys.manager, { width });
      await page.setViewportSize({ width, height });
      await page.goto(`${system.url}/admin/api-keys?dialog=create`);
      await button(page, 'Schlüssel erstellen').click();
      expect([
        await coversScrolledButton(page, 'Schlüssel erstellen'),
        await coversScrolledButton(page, 'Abbrechen'),
      ]).toEqual([false, false]);
      await page.getByLabel('Name des Kunden').fill(`Geheim ${run} ${width} ${height}`);
      await page.getByLabel('E-Mail des Kunden').fill('test@example.com');
      await button(page, 'Schlüssel erstellen').click();
      await region(page).getByText('API-Schlüssel erstellt').waitFor();
      expect([
        await coversScrolledButton(page, 'Schlüssel kopieren'),
        await coversScrolledButton(page, 'Fertig'),
      ]).toEqual([false, false]);
    });
  });
});
