import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { type Account, newAccount, newUser } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPage, openPageAs, widthOf, type Window } from '../system/browser.js';
import { RunningSystem } from '../system/running-system.js';
import { expectCount, expectFocusOn, expectShown } from '../system/shown.js';
import { freshCode, signInAtScreen } from '../system/sign-in-screen.js';

describe('users, audit log and own account', () => {
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

  async function fileBehind(page: Page, name: string): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }

  it('users are searched, sorted and paged by the server, and the address says it', async () => {
    const { username } = await newUser(system, 'manager');
    const { page } = await visit('users');
    await page.getByRole('searchbox').fill(username);
    await page.waitForURL(`**/admin/users?search=${username}`);
    await page.getByText('1 Benutzer gefunden', { exact: true }).waitFor();
    await expectCount(page.getByRole('row'), 2);
    const { name, text } = await fileBehind(page, 'CSV exportieren');
    expect(name).toMatch(/^Benutzer_Europe-Berlin_\d{4}-\d\d-\d\d\.csv$/);
    expect(text.trim().split('\n')).toHaveLength(2);
    await button(page, 'Filter zurücksetzen').click();
    await page.getByRole('columnheader', { name: 'E-Mail' }).click();
    await page.waitForURL('**/admin/users?sort=email');
    await page.getByRole('combobox', { name: 'Einträge je Seite' }).click();
    await option(page, '50 je Seite').click();
    await page.waitForURL('**/admin/users?sort=email&size=50');
    await page.context().close();
  });

  it('D8: the audit log says who did what, and leads from an entry to all about its object', async () => {
    const { username } = await newUser(system, 'manager');
    const { page, complaints } = await visit(`users?search=${username}`);
    await button(page, `${username} deaktivieren`).click();
    await button(page, 'Deaktivieren').click();
    await page.getByText('Benutzer aktualisiert').waitFor();
    await page.getByRole('tab', { name: 'Audit-Log' }).click();
    await page.waitForURL('**/admin/users?tab=audit');
    const row = page.getByRole('row').filter({ hasText: `hat den Benutzer ${username} geändert` });
    await row.waitFor();
    expect(await row.innerText()).toContain('Aktiv: ja → nein');
    await row.getByRole('gridcell').first().click();
    await page.waitForURL('**entry=auth-*');
    const drawer = page.getByRole('dialog', { name: `${admin.username} hat den Benutzer ${username} geändert` });
    await drawer.waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Nur dieses Objekt' }).click();
    await page.getByText(`hat den Benutzer ${username} angelegt`).waitFor();
    await expectCount(page.getByRole('row'), 3);
    const { name, text } = await fileBehind(page, 'CSV exportieren');
    expect(name).toMatch(/^Audit-Log_Europe-Berlin_Anfang_bis_.*\.csv$/);
    expect(text).toContain(`"${admin.username} hat den Benutzer ${username} geändert."`);
    await page.reload();
    await page.getByText(`hat den Benutzer ${username} angelegt`).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('B11: own sessions are named, ended one by one and all at once', async () => {
    const somebody = await newAccount(system, 'manager');
    const second = await openPage(browser);
    await signInAtScreen(system, second.page, somebody);
    const { page } = await visit('account', {}, somebody);
    const sessions = page.getByRole('list', { name: 'Meine Sitzungen' }).getByRole('listitem');
    await sessions.nth(1).waitFor();
    expect(await sessions.first().innerText()).toContain('Diese Sitzung');
    expect(await sessions.nth(1).innerText()).toContain('Chrome, Linux');
    await sessions.nth(1).getByRole('button').click();
    await page.getByText('Sitzung beendet').waitFor();
    await sessions.nth(1).waitFor({ state: 'detached' });
    await expectCount(sessions, 1);
    await second.page.reload();
    await second.page.waitForURL('**/admininterfacev1');
    await button(page, 'Überall abmelden').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Überall abmelden' }).click();
    await page.waitForURL('**/admininterfacev1');
    await expectShown(() => page.evaluate<string | null>("localStorage.getItem('auth_token')"), null);
    await Promise.all([page.context().close(), second.page.context().close()]);
  });

  it('B12: new recovery codes are made with password and code, and the focus comes back', async () => {
    const somebody = await newAccount(system, 'manager');
    const { page } = await visit('account', {}, somebody);
    await page.getByText('10 Wiederherstellungscodes sind noch übrig.').waitFor();
    await button(page, 'Neue Wiederherstellungscodes').click();
    await page.getByLabel('Aktuelles Passwort').fill(somebody.password);
    await page.getByLabel('6-stelliger Code aus der App').fill(await freshCode(system, somebody));
    expect(await seriousInBothThemes(page)).toEqual([]);
    const codes = page.getByRole('dialog', { name: 'Wiederherstellungscodes', exact: true });
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(0);
    await button(page, 'Codes erzeugen').click();
    await expectCount(codes.getByRole('listitem'), 10);
    await page.getByLabel('Ich habe die Codes gespeichert').check();
    await button(page, 'Fertig').click();
    await codes.waitFor({ state: 'detached' });
    await expectFocusOn(page, 'Neue Wiederherstellungscodes');
    await page.context().close();
  });

  it.each([
    ['users?tab=audit', 320],
    ['users?tab=audit', 1440],
    ['account', 320],
    ['users?search=gibt-es-nicht', 320],
  ])('%s has nothing serious for axe-core in either theme and fits %i px', async (path, width) => {
    const { page, complaints } = await visit(path, { width });
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], width]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
