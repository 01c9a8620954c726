import type { Section } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { measureContentWidth, openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { SiteEditor } from '../system/browser/site-editor.js';

const system = sharedSystem();
const browser = sharedBrowser();

const german = /[äöüß„]|\b(?:der|die|das|und|ist|wird|Prüfung|Bitte|Zeile|Liste)\b/;
/** Names, which are the same in every language. */
const names = /IBAN-Prüfer|Köln/g;

describe('the public site in English', () => {
  const editor = suiteFixture(() => SiteEditor.of(system));
  afterEach(() => editor.restore());

  it('is one click from the German home page and says every verdict in English', async () => {
    const { page, complaints, failedLoads } = await openPage(browser, {}, system.url);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${system.url}/en`);
    const field = page.getByRole('textbox', { name: 'Check an IBAN' });
    for (const [iban, verdict] of [
      ['DE89370400440532013000', 'IBAN is valid'],
      ['DE88370400440532013000', 'IBAN is invalid'],
      ['DE893704O0440532013000', 'IBAN is invalid'],
      ['DE8937040044053201300', 'IBAN is invalid'],
      ['US64', 'IBAN is invalid'],
    ]) {
      await field.fill(iban!);
      await field.press('Enter');
      await page.getByRole('heading', { name: verdict! }).waitFor();
      const words = (await page.locator('body').innerText()).replaceAll(names, '').replace('Deutsch', '');
      expect(german.exec(words)).toBeNull();
    }
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await until('there is no sideways scroll', async () => (await measureContentWidth(page)) <= 320);
    await page.getByRole('link', { name: 'DE', exact: true }).click();
    await page.waitForURL(`${system.url}/`);
    expect([...complaints, ...failedLoads]).toEqual([]);
  });

  it('leads to the English documentation and back', async () => {
    const { page } = await openPage(browser, {}, `${system.url}/en`);
    await page.getByRole('link', { name: 'API documentation' }).first().click();
    await page.waitForURL(`${system.url}/api/docs/en`);
    await page.locator('.docs-brand').click();
    await page.waitForURL(`${system.url}/en`);
  });

  it('checks a list in English', async () => {
    const { page, complaints } = await openPage(browser, {}, `${system.url}/en`);
    await page.getByRole('link', { name: 'Check a list' }).click();
    await page.getByRole('textbox', { name: 'List' }).fill('DE89370400440532013000');
    await page.locator('form').last().getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('Please enter your API key.').waitFor();
    const words = (await page.locator('body').innerText()).replaceAll(names, '').replace('Deutsch', '');
    expect(german.exec(words)).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('has the translations and sections that staff writes, and shows no German ones', async () => {
    const original = await editor.createPage({ title: 'Preise', showInMenu: true });
    const translation = await editor.createPage({ title: 'Prices', showInMenu: true, translationOf: original.id });
    const german: Section = await editor.createSection({ type: 'feature', title: 'Schnell geprüft' });
    await editor.createSection({ type: 'feature', title: 'Checked in no time', language: 'en' });
    const { page } = await openPage(browser);
    const address = `${system.url}/en/${translation.slug}`;
    await until('the translation is there', async () => (await fetch(address)).status === 200);
    await until('its section is there', async () =>
      (await (await fetch(`${system.url}/en`)).text()).includes('no time'),
    );
    await page.goto(`${system.url}/en`);
    expect(await page.getByText(german.title).count()).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).first().click();
    await page.getByRole('heading', { name: 'Prices', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Preise', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(address);
  });
});
