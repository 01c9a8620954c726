import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { suiteFixture } from '@pruefer/testkit';
import { type Credentials, newAccount, newUser, setupToken } from '../system/accounts.js';
import { seriousInBothThemes, seriousViolations } from '../system/browser/axe.js';
import { button, measureContentWidth, openPage, openPageAs, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectCount, expectShown, focusIn } from '../system/browser/shown.js';
import { freshCode } from '../system/browser/sign-in-screen.js';

const system = sharedSystem();
const browser = sharedBrowser();

const MANAGER = { username: 's.aydin', password: 'Tee am Abend gegen neun' };

describe('the console', () => {
  /** Has not signed in yet. */
  const admin = suiteFixture(() => newUser(system, 'admin'));
  /** The admin's two-factor secret from the setup. */
  let secret: string;
  let recoveryCodes: string[];

  const visit = (path: string, window: Window = {}) => openPage(browser, window, system.url + path);

  async function enter(page: Page, { username, password }: Credentials) {
    await page.getByLabel('Benutzername').fill(username);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await button(page, 'Anmelden').click();
  }

  const code = () => freshCode(system, { ...admin, secret });

  async function signIn(page: Page) {
    await enter(page, admin);
    await page.getByLabel('6-stelliger Code').pressSequentially(await code());
    await page.waitForURL('**/admin/*');
  }

  it('forces an admin to set two-factor up at the first sign-in, then opens the dashboard', async () => {
    const { page, complaints } = await visit('/admininterfacev1');
    await enter(page, admin);
    expect(await page.title()).toBe('IBAN-Prüfer - Admin');
    await page.waitForURL('**/admin/setup-2fa');
    await button(page, '2FA einrichten').click();
    await page.getByLabel('6-stelliger Code').waitFor();
    const shown = await page.locator('main span', { hasText: /^[A-Z2-7]{4}$/ }).allInnerTexts();
    secret = shown.join('');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await page.getByRole('img', { name: /^QR-Code/ }).getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    await page.getByLabel('6-stelliger Code').pressSequentially(generateSync({ secret }));
    await page.getByText('2FA erfolgreich aktiviert').waitFor();
    await expectCount(page.locator('main li'), 10);
    recoveryCodes = await page.locator('main li').allInnerTexts();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel('Ich habe die Codes gespeichert').check();
    await button(page, 'Zum Dashboard').click();
    await page.waitForURL('**/admin/dashboard');
    for (const text of ['Aktive API-Schlüssel', 'Anfragen heute', 'Erfolgsquote', 'Mittlere Antwortzeit']) {
      await page.getByText(text).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('asks for name, password and code, refuses a wrong one, and lets go at the logout', async () => {
    const { page, complaints } = await visit('/admininterfacev1');
    await enter(page, { ...admin, password: 'nicht das Passwort' });
    await page.getByRole('main').getByText('Ungültige Anmeldedaten oder 2FA-Code.').waitFor();
    await enter(page, admin);
    await page.getByText('2FA erforderlich').waitFor();
    await page.getByLabel('6-stelliger Code').pressSequentially('000000');
    await page.getByText('Anmeldung fehlgeschlagen').filter({ visible: true }).waitFor();
    await expectShown(() => page.getByLabel('6-stelliger Code').inputValue(), '');
    await page.getByLabel('6-stelliger Code').pressSequentially(await code());
    await page.waitForURL('**/admin/dashboard');
    await button(page, 'Abmelden').click();
    await page.getByText('Erfolgreich abgemeldet').waitFor();
    const place = async () => [
      new URL(page.url()).pathname,
      await page.evaluate<string | null>("localStorage.getItem('auth_token')"),
    ];
    await expectShown(place, ['/', null]);
    expect(complaints).toEqual([]);
  });

  it('takes a recovery code once', async () => {
    const signInWith = async (code: string) => {
      const { page } = await visit('/admininterfacev1');
      await enter(page, admin);
      await button(page, 'Wiederherstellungscode verwenden').click();
      await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(code);
      await page.keyboard.press('Enter');
      return page;
    };
    const code = recoveryCodes[0] ?? '';
    const first = await signInWith(code);
    await first.waitForURL('**/admin/dashboard');
    await first.context().close();
    const second = await signInWith(code);
    await second.getByRole('main').getByText('Ungültige Anmeldedaten oder 2FA-Code.').waitFor();
    await second.context().close();
  });

  it('creates a user with the keyboard alone', async () => {
    const { page, complaints } = await visit('/admininterfacev1');
    await focusIn(page.getByLabel('Benutzername'));
    await page.keyboard.type(admin.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await focusIn(page.getByLabel('6-stelliger Code'));
    await page.keyboard.type(await code());
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('link', { name: 'Benutzerverwaltung' }).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Benutzer erstellen').focus();
    await page.keyboard.press('Enter');
    await focusIn(page.getByRole('dialog', { name: 'Benutzer erstellen' }).getByLabel('Benutzername'));
    for (const text of [MANAGER.username, 's.aydin@bank.example', MANAGER.password]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await focusIn(page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' }).getByRole('button'));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByLabel('E-Mail').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Benutzer erstellt').waitFor();
    await page.getByRole('gridcell', { name: MANAGER.username, exact: true }).waitFor();
    expect(await setupToken(system, MANAGER)).toMatch(/^eyJ/);
    expect(complaints).toEqual([]);
  });

  it('shows a manager no users', async () => {
    const { page } = await openPageAs(
      browser,
      await newAccount(system, 'manager'),
      {},
      `${system.url}/admin/dashboard`,
    );
    await page.getByText('Manager', { exact: true }).waitFor();
    await expectCount(page.getByRole('link', { name: 'Benutzerverwaltung' }), 0);
    await page.goto(`${system.url}/admin/users`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });

  it('keeps the input when the session ends under an open dialog', async () => {
    const { page } = await visit('/admininterfacev1');
    await signIn(page);
    await page.goto(`${system.url}/admin/users?dialog=create`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-Mail').fill('entwurf@bank.example');
    await page.evaluate("localStorage.setItem('auth_token', 'vorbei')");
    await dialog.getByLabel('Benutzername').fill('entwurf');
    await dialog.getByLabel('Passwort', { exact: true }).fill('ein geheimer Satz');
    await page.keyboard.press('Enter');
    await page.getByText('Sitzung abgelaufen').waitFor();
    await page.waitForURL('**/admininterfacev1');
    expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('geheimer');
    await signIn(page);
    await button(page, 'Übernehmen').click();
    await expectShown(async () => new URL(page.url()).search, '?dialog=create');
    await expectShown(() => dialog.getByLabel('E-Mail').inputValue(), 'entwurf@bank.example');
  });

  it('has nothing that axe-core calls serious in either theme, no complaint of the browser, and fits 320 px', async () => {
    const { page, complaints } = await visit('/admininterfacev1', { width: 320 });
    await button(page, 'Anmelden').waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await enter(page, admin);
    await page.getByLabel('6-stelliger Code').waitFor();
    expect([await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([[], 320]);
    await page.getByLabel('6-stelliger Code').pressSequentially(await code());
    for (const [width, path] of [
      [320, 'users'],
      [1440, 'users'],
      [1440, 'users?dialog=create'],
      [1000, 'dashboard'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${system.url}/admin/${path}`);
      await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([path, [], width]);
    }
    expect(complaints).toEqual([]);
  });
});
