import { until } from '@pruefer/testkit';
import type { Browser, Page } from 'playwright-core';
import { type Account, newAccount, newUser } from '../system/accounts.js';
import { landmarkFindings, seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPage, openPageAs, widthOf, type Window } from '../system/browser.js';
import { RunningSystem } from '../system/running-system.js';
import { expectCount, expectShown } from '../system/shown.js';
import { signInAtScreen } from '../system/sign-in-screen.js';

const IBAN = 'DE89370400440532013000';
const SUBTITLE = 'Zugänge der Kunden, Kontingente und Verbrauch';
const PALETTE = 'Seiten, Schlüssel und Kunden suchen';

describe('the frame of the console', () => {
  let system: RunningSystem;
  let browser: Browser;
  let admin: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    admin = await newAccount(system, 'admin');
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

  async function visit(path: string, window: Window = {}, as = admin) {
    const opened = await openPageAs(browser, as, window);
    await opened.page.goto(`${system.url}/admin/${path}`);
    return opened;
  }

  it('G1: the palette finds users and the requests of an IBAN, which stands in no address', async () => {
    const { username } = await newUser(system, 'manager');
    const { page, complaints } = await visit('dashboard');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: PALETTE });
    await input.pressSequentially(username);
    await option(page, new RegExp(`^${username}`)).waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await input.fill('');
    await input.pressSequentially('DE89 3704 0044 0532 0130 00');
    await option(page, 'Anfragen zu DE89…3000 in den API-Logs').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/logs?range=30d');
    await page.getByRole('textbox', { name: 'IBAN' }).waitFor();
    await expectShown(() => page.getByRole('textbox', { name: 'IBAN' }).inputValue(), IBAN);
    expect(addresses.filter((address) => /DE89\s?3704/i.test(address))).toEqual([]);
    expect(await page.evaluate('JSON.stringify(history.state)')).not.toContain('DE89');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([320, 1440])('shows the heading of a section before any script, where it stays: %i px', async (width) => {
    const { page } = await visit('api-keys', { width });
    const placeOf = async (text: string) => {
      const { x = 0, y = 0, height = 0 } = (await page.getByText(text, { exact: true }).boundingBox()) ?? {};
      return [x, y, Math.round(height)];
    };
    const places = async () => {
      await page.evaluate('document.fonts.ready');
      return [await placeOf('API-Schlüssel Verwaltung'), await placeOf(SUBTITLE)];
    };
    // The screen replaces its skeleton, so the heading may be away for a moment.
    let drawn: number[][] = [];
    await until('the heading is shown', async () => (drawn = await places()).every(([, y]) => y !== 0));
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await places()).toEqual(drawn);
    await page.context().close();
  });

  it('text of twice the size stays inside the entry it belongs to', async () => {
    const { page } = await visit('dashboard');
    await page.getByRole('navigation').getByRole('link').first().waitFor();
    const cutOff = () =>
      page.evaluate<string[]>(`(() => {
        document.documentElement.style.fontSize = '200%';
        const boxes = [...document.querySelectorAll('nav a, [aria-haspopup="dialog"][aria-keyshortcuts*="K"]')];
        return boxes.filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth).map((box) => box.textContent);
      })()`);
    expect(await cutOff()).toEqual([]);
    await page.context().close();
  });

  it('"?" lists the shortcuts, but is a character where somebody types', async () => {
    const { page } = await visit('users');
    const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' });
    await page.getByRole('searchbox').pressSequentially('?');
    expect(await dialog.count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('?');
    await dialog.waitFor();
    await expectCount(dialog.getByRole('heading', { level: 3 }), 5);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await until('the page is drawn for the phone', async () => (await widthOf(page)) === 320);
    await page.getByLabel(/^Kürzel aus einem/).uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: PALETTE }).pressSequentially('tastenk');
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.context().close();
  });

  it('B11: who signs out in one tab is signed out in the others at once', async () => {
    const somebody = await newAccount(system, 'manager');
    const { page } = await openPage(browser);
    await signInAtScreen(system, page, somebody);
    const other = await page.context().newPage();
    await other.goto(`${system.url}/admin/account`);
    await other.getByRole('heading', { name: 'Mein Konto' }).waitFor();
    await button(page, 'Abmelden').click();
    await other.waitForURL('**/admininterfacev1');
    await other.getByText('Sie haben sich in einem anderen Fenster abgemeldet.').waitFor();
    await expectCount(other.getByText(somebody.username), 0);
    await page.context().close();
  });

  it('offline is called offline, and coming back is noticed', async () => {
    const { page } = await visit('users');
    await page.getByRole('row').nth(1).waitFor();
    await page.context().setOffline(true);
    await page
      .getByText('Sie sind offline: keine Verbindung zum Internet. Was Sie sehen, kann veraltet sein.')
      .waitFor();
    await page.getByRole('columnheader', { name: 'E-Mail' }).click();
    await page.getByText('Sie sind offline: keine Verbindung zum Internet.', { exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Wieder verbunden').waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await expectCount(page.getByText(/(Keine Verbindung|Sie sind offline)/), 0);
    await page.context().close();
  });

  it('the menu of a phone has a name, and everything stands in a landmark', async () => {
    const { page } = await visit('users', { width: 320 });
    await button(page, 'Menü öffnen').click();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    expect(await landmarkFindings(page)).toEqual([]);
    await button(page, 'Tastenkürzel anzeigen').click();
    await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
    await page.context().close();
  });
});
