import { suiteFixture, until } from '@pruefer/testkit';
import { newAccount } from '../system/accounts.js';
import { landmarkFindings, seriousInBothThemes } from '../system/browser/axe.js';
import { button, openPage, openPageAs, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectCount } from '../system/browser/shown.js';
import { signInAtScreen } from '../system/browser/sign-in-screen.js';

const system = sharedSystem();
const browser = sharedBrowser();

const SUBTITLE = 'Zugänge der Kunden, Kontingente und Verbrauch';

describe('the frame of the console', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));

  const visit = (path: string, window: Window = {}, as = admin) =>
    openPageAs(browser, as, window, `${system.url}/admin/${path}`);

  it.each([320, 1440])('shows the heading of a section before any script, where it stays: %i px', async (width) => {
    const { page } = await visit('api-keys', { width });
    const measurePlace = async (text: string) => {
      const { x = 0, y = 0, height = 0 } = (await page.getByText(text, { exact: true }).boundingBox()) ?? {};
      return [x, y, Math.round(height)];
    };
    const places = async () => {
      await page.evaluate('document.fonts.ready');
      return [await measurePlace('API-Schlüssel Verwaltung'), await measurePlace(SUBTITLE)];
    };
    // The screen replaces its skeleton, so the heading may be away for a moment.
    let drawn: number[][] = [];
    await until('the heading is shown', async () => (drawn = await places()).every(([, y]) => y !== 0));
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await places()).toEqual(drawn);
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
  });

  it('B11: a sign-out in one tab signs out the others at once', async () => {
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
  });

  it('the menu of a phone has a name, and everything is in a landmark', async () => {
    const { page } = await visit('users', { width: 320 });
    await button(page, 'Menü öffnen').click();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    expect(await landmarkFindings(page)).toEqual([]);
    await button(page, 'Tastenkürzel anzeigen').click();
    await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
  });
});
