import type { AdminPage } from '@pruefer/contracts';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { suiteFixture } from '@pruefer/testkit';
import { newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { button, measureContentWidth, openPageAs } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

const all = '/api/admin/content/pages';

describe('the pages in the console', () => {
  const manager = suiteFixture(() => newAccount(system, 'manager'));

  /** A slug that no other suite uses in the same system. */
  const ownSlug = () => `seite-${randomBytes(4).toString('hex')}`;
  const editor = (page: Page) => page.getByRole('form', { name: 'Seite bearbeiten' });
  const list = (page: Page) => page.getByRole('list', { name: 'Menü-Struktur' });
  const area = (page: Page) => editor(page).getByLabel('Inhalt (Markdown oder HTML)');
  const preview = (page: Page) => page.getByRole('article', { name: 'Vorschau' });

  async function visit(query = '', width?: number) {
    const opened = await openPageAs(browser, manager, width ? { width } : {}, `${system.url}/admin/content${query}`);
    // An open dialog hides what is behind it.
    await opened.page.getByRole('list', { name: 'Menü-Struktur', includeHidden: true }).waitFor();
    return opened;
  }

  /** A page that somebody has made before. */
  async function made(changes: object = {}): Promise<AdminPage> {
    const slug = ownSlug();
    const { status, body } = await send<AdminPage>(system, 'POST', all, {
      token: manager.token,
      body: {
        slug,
        title: `Seite ${slug}`,
        content: 'Erster Satz.\n',
        isPublished: true,
        showInMenu: true,
        ...changes,
      },
    });
    expect(status).toBe(200);
    return body;
  }

  it('are created in a dialog, appear in the list, and are edited with tools next to the public view', async () => {
    const { page, complaints } = await visit();
    const slug = ownSlug();
    await button(page, 'Neue Seite erstellen').first().click();
    const dialog = page.getByRole('dialog', { name: 'Neue Seite erstellen' });
    await dialog.getByLabel('Titel').fill(slug.toUpperCase());
    expect(await dialog.getByLabel('Adresse (Slug)').inputValue()).toBe(slug);
    await dialog.getByLabel('Inhalt (Markdown oder HTML)').fill('Satz');
    await button(page, 'Seite erstellen').click();
    await page.getByText('Seite erstellt').waitFor();
    await list(page).locator('a[aria-current]').getByText('Entwurf').waitFor();
    await area(page).selectText();
    await page.keyboard.press('Control+B');
    expect(await area(page).inputValue()).toBe('**Satz**');
    await preview(page).locator('strong', { hasText: 'Satz' }).waitFor();
    await page.keyboard.press('Control+Z');
    expect(await area(page).inputValue()).toBe('Satz');
    await area(page).selectText();
    await button(page, 'Überschrift').click();
    await preview(page).getByRole('heading', { name: 'Satz' }).waitFor();
    await page.keyboard.press('Control+S');
    await page.getByText('Seite aktualisiert').waitFor();
    await editor(page).getByText('Alles gespeichert').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([320, 768, 1280])('fit into %i px, in both themes without a serious finding', async (width) => {
    const { id } = await made();
    const { page } = await visit(`?page=${id}`, width);
    await preview(page).getByText('Erster Satz.').waitFor();
    expect(await measureContentWidth(page)).toBeLessThanOrEqual(width);
    expect(await seriousInBothThemes(page)).toEqual([]);
  });
});
