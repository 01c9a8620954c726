import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { suiteFixture } from '@pruefer/testkit';
import { newAccount, newUser } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { button, measureContentWidth, openPageAs, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectCount } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('users, audit log and own account', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));

  const visit = (path: string, window: Window = {}, as = admin) =>
    openPageAs(browser, as, window, `${system.url}/admin/${path}`);

  async function fileBehind(page: Page, name: string): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }

  it('D8: the audit log shows author and action, and leads from an entry to all about its object', async () => {
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
    expect([await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([[], width]);
    expect(complaints).toEqual([]);
  });
});
