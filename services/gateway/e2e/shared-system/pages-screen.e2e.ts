import type { AdminPage } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { type Account, newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPageAs, widthOf } from '../system/browser.js';
import { RunningSystem } from '../system/running-system.js';
import { focusIn } from '../system/shown.js';

const all = '/api/admin/content/pages';

describe('the pages in the console', () => {
  let system: RunningSystem;
  let browser: Browser;
  let manager: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    manager = await newAccount(system, 'manager');
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  /** Of nobody else's page in the same system. */
  const ownSlug = () => `seite-${randomBytes(4).toString('hex')}`;
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const editor = (page: Page) => page.getByRole('form', { name: 'Seite bearbeiten' });
  const list = (page: Page) => page.getByRole('list', { name: 'Menü-Struktur' });
  const area = (page: Page) => editor(page).getByLabel('Inhalt (Markdown oder HTML)');
  const preview = (page: Page) => page.getByRole('article', { name: 'Vorschau' });

  async function visit(query = '', width?: number) {
    const opened = await openPageAs(browser, manager, width ? { width } : {});
    await opened.page.goto(`${system.url}/admin/content${query}`);
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

  const stored = async (id: string) =>
    (await send<AdminPage>(system, 'GET', `${all}/${id}`, { token: manager.token })).body;

  it('are created in a dialog, stand in the list, and are edited with tools beside how visitors read them', async () => {
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
    await page.context().close();
  });

  it('E4: show nothing in the preview that runs', async () => {
    const { id } = await made();
    const { page, complaints } = await visit(`?page=${id}`);
    await area(page).fill(
      'Gut <img src=x onerror="window.bad=1"><script>window.bad=1</script> [x](javascript:window.bad=1)',
    );
    await preview(page).getByText('Gut').waitFor();
    expect(await page.evaluate<boolean>(`'bad' in window`)).toBe(false);
    expect(await preview(page).locator('script, [onerror], a[href^="javascript"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('move in the menu by a button, and the focus stays on it', async () => {
    const { id, title } = await made({ menuOrder: 1_000 });
    const { page } = await visit(`?page=${id}`);
    const names = () => list(page).getByRole('link').allInnerTexts();
    const before = (await names()).findIndex((name) => name.includes(title));
    await button(page, `${title} nach oben`).click();
    await page.getByText(`${title} steht jetzt an Stelle ${before}.`).waitFor();
    expect((await names()).findIndex((name) => name.includes(title))).toBe(before - 1);
    await focusIn(button(page, `${title} nach oben`));
    await page.context().close();
  });

  it('lose nothing when two edit the same one: both versions stand side by side', async () => {
    const { id, content } = await made();
    const { page } = await visit(`?page=${id}`);
    await editor(page).getByLabel('Titel').fill('Meine Fassung');
    await send(system, 'PUT', `${all}/${id}`, {
      token: manager.token,
      body: { content: `${content}\nZweiter Satz.\n` },
    });
    await button(page, 'Speichern').click();
    await page.getByText('Inzwischen geändert').waitFor();
    await editor(page).getByText('Zweiter Satz.').waitFor();
    expect(await editor(page).getByLabel('Titel').inputValue()).toBe('Meine Fassung');
    await button(page, 'Gespeicherte Fassung übernehmen').click();
    await preview(page).getByText('Zweiter Satz.').waitFor();
    expect(await editor(page).getByText('Alles gespeichert').count()).toBe(1);
    await page.context().close();
  });

  it('are taken off the site only after saying where they are linked', async () => {
    const { id, slug } = await made();
    const linking = await made({ content: `Siehe [dort](/${slug}).\n` });
    const { page } = await visit(`?page=${id}`);
    await editor(page).getByRole('switch', { name: 'Veröffentlicht' }).click();
    await button(page, 'Speichern').click();
    const question = page.getByRole('alertdialog');
    await question.getByText(linking.title).waitFor();
    await question.getByRole('button', { name: 'Zurückziehen' }).click();
    await page.getByText('ist nicht mehr öffentlich zu sehen.').waitFor();
    const isGone = async () => (await send(system, 'GET', `/api/content/pages/${slug}`)).status === 404;
    await until('the gateway has heard of it', isGone, 15_000);
    await page.context().close();
  });

  it('are published at a time that is planned, and the plan is cancelled', async () => {
    const { id, title } = await made({ isPublished: false });
    const { page, complaints } = await visit(`?page=${id}&dialog=plan`);
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' });
    const year = new Date().getFullYear() + 1;
    await dialog.getByRole('group', { name: 'Zeitpunkt' }).getByRole('spinbutton', { name: 'Tag' }).click();
    await page.keyboard.type(`0201${year}0800`);
    await dialog.getByRole('button', { name: 'Planen' }).click();
    await editor(page).getByText(`Wird am 02.01.${year}, 08:00:00 veröffentlicht.`).waitFor();
    await button(page, 'Anzeigen').click();
    await page.getByRole('button', { name: new RegExp(`^Planung abbrechen: ${title}`) }).click();
    await page.getByText('Planung abgebrochen').waitFor();
    expect((await stored(id)).isPublished).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('come back from an earlier version', async () => {
    const { id } = await made();
    await send(system, 'PUT', `${all}/${id}`, { token: manager.token, body: { content: 'Anderer Satz.\n' } });
    const { page } = await visit(`?page=${id}&tab=revisions`);
    await page
      .getByRole('button', { name: /^Version \d+ vergleichen$/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Version/ });
    await dialog.getByText('Erster Satz.').waitFor();
    await dialog.getByRole('button', { name: 'Wiederherstellen' }).click();
    await page.getByText('Seite aktualisiert').waitFor();
    expect((await stored(id)).content).toBe('Erster Satz.\n');
    await page.context().close();
  });

  it.each([320, 768, 1280])('fit into %i px, in both themes without a serious finding', async (width) => {
    const { id } = await made();
    const { page } = await visit(`?page=${id}`, width);
    await preview(page).getByText('Erster Satz.').waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.context().close();
  });
});
