import { defaultSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { isLong, rounds, suiteFixture, until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { button, measureContentWidth, openPageAs, type Window } from '../system/browser/browser.js';
import { walkWithFocus } from '../system/browser/focus.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

const path = '/api/admin/system/config';

const itLong = isLong ? it : it.skip;

describe('the screen "System"', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));
  afterAll(async () => {
    const { version } = await now();
    await send(system, 'PUT', path, { token: admin.token, body: { ...defaultSystemConfig, version } });
  });

  const now = async () => (await send<StoredSystemConfig>(system, 'GET', path, { token: admin.token })).body;

  async function visit(window: Window = {}, as = admin) {
    const opened = await openPageAs(browser, as, window, `${system.url}/admin/system`);
    await opened.page.getByRole('form', { name: 'Systemkonfiguration' }).waitFor();
    return opened;
  }

  async function choose(page: Page, field: string, option: string) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  it('saves zone, formats and limits; the times on the page and the changes follow', async () => {
    const { page, complaints } = await visit();
    expect(await button(page, 'Speichern').isDisabled()).toBe(true);
    await choose(page, 'Zeitzone', 'UTC');
    await choose(page, 'Datumsformat', '2026-12-31');
    await page.getByRole('region', { name: 'Grenzwerte der Anmeldung' }).getByLabel('Fehlversuche').fill('7');
    await button(page, 'Speichern').click();
    await page.getByText('Systemkonfiguration aktualisiert').waitFor();
    await page.getByText(/^Um .* gespeichert\. Spätestens nach 5 Sekunden/).waitFor();
    expect(await now()).toMatchObject({ timezone: 'UTC', dateFormat: 'YYYY-MM-DD', loginRateLimitMaxRequests: 7 });
    const entry = page.getByRole('list', { name: 'Änderungen' }).getByRole('listitem').first();
    await entry.getByText('Europe/Berlin → UTC').waitFor();
    expect(await entry.innerText()).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d, [\\d:]+\\s+${admin.username}`));
    await button(page, 'Seite neu laden').click();
    await page.getByRole('combobox', { name: 'Zeitzone' }).filter({ hasText: 'UTC' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows both versions when another user was quicker, and overwrites only on request', async () => {
    const { page } = await visit();
    await choose(page, 'Zeitformat', '14:05');
    const { status } = await send(system, 'PUT', path, {
      token: admin.token,
      body: { ...(await now()), timezone: 'Asia/Tokyo' },
    });
    expect(status).toBe(200);
    await button(page, 'Speichern').click();
    await page.getByText('Inzwischen geändert').waitFor();
    expect(await page.getByRole('row', { name: /Zeitzone/ }).innerText()).toMatch(/UTC\s+Asia\/Tokyo/);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(page, 'Gespeicherte Fassung übernehmen').click();
    await page.getByText('Alles gespeichert').waitFor();
    await choose(page, 'Zeitformat', '14:05');
    await button(page, 'Speichern').click();
    await until('it is saved', async () => (await now()).timeFormat === 'HH:mm');
    expect((await now()).timezone).toBe('Asia/Tokyo');
  });

  it('asks before unsaved input is left, and closes the screen when the answer is yes', async () => {
    const { page } = await visit();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'System', exact: true }).click();
    await choose(page, 'Datumsformat', '12/31/2026');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await button(page, 'Weiter bearbeiten').click();
    await page.getByText('Ungespeicherte Änderungen').waitFor();
    await page.evaluate('history.back()');
    await button(page, 'Weiter bearbeiten').click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await page.waitForURL('**/admin/dashboard');
  });

  it('a manager looks at it and cannot save', async () => {
    const manager = await newAccount(system, 'manager');
    const { page } = await visit({}, manager);
    await page.getByText('Nur Administratoren können die Systemkonfiguration ändern.').waitFor();
    expect(await page.getByRole('link', { name: 'System', exact: true }).count()).toBe(0);
    expect(await button(page, 'Speichern').count()).toBe(0);
  });

  it('has nothing serious for axe-core in either theme and fits every width', async () => {
    const { page, complaints } = await visit();
    await page.getByRole('heading', { name: 'Änderungen' }).waitFor();
    for (const width of rounds([320], [768, 1280, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      expect([await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([[], width]);
    }
    expect(complaints).toEqual([]);
  });

  itLong('every control shows the focus', async () => {
    const { page } = await visit({ colorScheme: 'dark' });
    const { steps, unseen } = await walkWithFocus(page);
    expect(unseen).toEqual([]);
    expect(steps).toBeGreaterThanOrEqual(15);
  });
});
