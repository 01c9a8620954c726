import type { FooterConfig, HeaderConfig, HomepageMeta, PublicSection, Section } from '@pruefer/contracts';
import { rounds, suiteFixture, until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { button, measureContentWidth, openPageAs, type Window } from '../system/browser/browser.js';
import { walkWithFocus } from '../system/browser/focus.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { focusIn } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** A transparent image of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** These tests create header and footer, which exist in no other suite. */
describe('the screens of the website', () => {
  const manager = suiteFixture(() => newAccount(system, 'manager'));

  const read = async <Body>(path: string) => (await send<Body>(system, 'GET', path, { token: manager.token })).body;
  const rows = (page: Page) => page.getByRole('list', { name: 'Bereiche' }).getByRole('listitem');

  async function visit(path: string, window: Window = {}) {
    const opened = await openPageAs(browser, manager, window, `${system.url}/admin/${path}`);
    await opened.page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    return opened;
  }

  it('the header is created, gets a button and a logo, and visitors get it', async () => {
    const { page, complaints } = await visit('header');
    await button(page, 'Standard-Header anlegen').click();
    await page.getByText('Header aktualisiert').waitFor();
    await button(page, 'Schaltfläche hinzufügen').click();
    const form = page.getByRole('dialog', { name: 'Schaltfläche hinzufügen' });
    await form.getByLabel('Text').fill('Zugang');
    await form.getByLabel('Link', { exact: true }).fill('#api');
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(form, 'Hinzufügen').click();
    await form.waitFor({ state: 'detached' });
    await button(page, 'Eigenes Logo: Bild wählen').click();
    const images = page.getByRole('dialog', { name: 'Bild wählen' });
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await images.getByLabel('Datei').setInputFiles(file);
    await images.getByLabel('Alternativtext').fill('Zeichen der Prüfstelle');
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(images, 'Hochladen').click();
    await images.waitFor({ state: 'detached' });
    await button(page, 'Speichern').click();
    await page.getByText('Alles gespeichert').waitFor();
    const header = async () => read<HeaderConfig>('/api/header/config');
    await until('visitors get it', async () => (await header()).version === 2);
    expect(await header()).toMatchObject({
      buttons: [{ text: 'Zugang', href: '#api', variant: 'outline', size: 'sm' }],
    });
    expect((await header()).logoUrl).toMatch(/^\/api\/content\/images\/[0-9a-f-]{36}$/);
    expect(complaints).toEqual([]);
  });

  it('the footer gets a link, and an empty one is flagged and saved all the same', async () => {
    const { page, complaints } = await visit('footer');
    await page.getByText('Keine Footer-Konfiguration gefunden.').waitFor();
    await button(page, 'Standard-Footer anlegen').click();
    await page.getByText('Footer aktualisiert').waitFor();
    await button(page, 'Services-Links: Link hinzufügen').click();
    await page.keyboard.type('Preise');
    await page.getByText('Kein Ziel: Besucher sehen diesen Link nicht.').waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(page, 'Speichern').click();
    await page.getByText('Alles gespeichert').waitFor();
    const footer = async () => read<FooterConfig>('/api/footer/config');
    await until('visitors get it', async () => (await footer()).version === 2);
    expect((await footer()).servicesLinks.at(-1)).toEqual({ title: 'Preise', href: '' });
    expect(complaints).toEqual([]);
  });

  it('E4: sections are created, moved by button and by mouse, deleted and brought back', async () => {
    const { page, complaints } = await visit('homepage');
    await page.getByText('Noch keine Homepage-Bereiche erstellt').waitFor();
    for (const title of ['Sicher', 'Schnell', 'Genau']) {
      await button(page, 'Neuen Bereich erstellen').first().click();
      const form = page.getByRole('dialog', { name: 'Bereich erstellen' });
      await form.getByLabel('Titel', { exact: true }).fill(title);
      await form.getByLabel('Inhalt').fill('**Immer** <script>document.title = 1</script>');
      await form.getByLabel('Reihenfolge').fill('9');
      await button(form, 'Bereich erstellen').click();
      await rows(page).filter({ hasText: title }).waitFor();
    }
    let seen: PublicSection | undefined;
    await until('visitors get it', async () =>
      Boolean(([seen] = await read<PublicSection[]>('/api/homepage/sections'))[0]),
    );
    expect(seen?.content).toContain('<strong>Immer</strong>');
    expect(seen?.content).not.toContain('script');
    const order = async () => (await read<Section[]>('/api/admin/homepage/sections')).map(({ title }) => title);
    const [first, second] = await order();
    await button(page, `${second} nach oben`).click();
    await until('it is moved', async () => (await order())[0] === second);
    await focusIn(button(page, `${second} nach oben`));
    await rows(page)
      .filter({ hasText: String(first) })
      .dragTo(rows(page).first());
    await until('it is moved back', async () => (await order())[0] === first);
    await button(page, 'Genau löschen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
    await page.getByText('Bereich gelöscht').waitFor();
    expect(await order()).not.toContain('Genau');
    await button(page, 'Rückgängig').click();
    await until('it is back', async () => (await order()).includes('Genau'));
    expect(await seriousInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('the meta data are counted, previewed and saved; a second editor sees both versions', async () => {
    const { page } = await visit('homepage?dialog=meta');
    const form = page.getByRole('dialog', { name: 'Meta-Daten der Startseite' });
    await form.getByLabel('Seitentitel').fill('IBAN prüfen');
    await form.getByText('11 von 60 Zeichen').waitFor();
    const path = '/api/admin/homepage/meta';
    const { status } = await send(system, 'PUT', path, {
      token: manager.token,
      body: { ...(await read<HomepageMeta>(path)), pageTitle: 'Andere' },
    });
    expect(status).toBe(200);
    await button(form, 'Speichern').click();
    await form.getByText('Inzwischen geändert').waitFor();
    expect(await form.getByRole('row', { name: /Seitentitel/ }).innerText()).toMatch(/IBAN prüfen\s+Andere/);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(form, 'Trotzdem speichern').click();
    await page.getByText('Meta-Daten aktualisiert').waitFor();
    expect((await read<HomepageMeta>(path)).pageTitle).toBe('IBAN prüfen');
  });

  const screens = ['header', 'footer', 'homepage'];

  it.each(screens)('%s has nothing serious for axe-core in either theme and fits every width', async (path) => {
    const { page } = await visit(path);
    await page.getByRole('heading', { name: 'Vorschau' }).waitFor();
    for (const width of rounds([320], [768, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      expect([await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([[], width]);
    }
  });

  it.each(rounds(['homepage'], ['header', 'footer']))('every control of %s shows the focus', async (path) => {
    const { page } = await visit(path, { colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'Vorschau' }).waitFor();
    const { steps, unseen } = await walkWithFocus(page);
    expect(unseen).toEqual([]);
    expect(steps).toBeGreaterThanOrEqual(15);
  });
});
