import { until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { measureContentWidth, openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('the home page', () => {
  const open = () => openPage(browser, {}, system.url);

  const field = (page: Page) => page.getByRole('textbox', { name: 'IBAN' });

  async function check(page: Page, iban: string): Promise<void> {
    await field(page).fill('');
    await field(page).pressSequentially(iban);
    await field(page).press('Enter');
  }

  /** As the browser does it, line ends and all, through its own clipboard. */
  async function paste(page: Page, text: string): Promise<void> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await page.keyboard.press('ControlOrMeta+V');
  }

  it('says that a valid IBAN is valid, with its bank, and fits 320 px', async () => {
    const { page, complaints, failedLoads } = await open();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    await check(page, 'DE89370400440532013000');
    await page.getByText('IBAN ist gültig').first().waitFor();
    await page.getByText('Die IBAN wurde erfolgreich validiert.').waitFor();
    expect(await field(page).inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await page.getByRole('main').getByText('Prüfzeitpunkt').first().waitFor();
    const shown = await page.locator('main').innerText();
    for (const text of ['Land', 'Deutschland', 'BLZ', 'Kontonummer', 'BIC', 'COBADEFFXXX', 'Köln', 'Prüfzeitpunkt']) {
      expect(shown).toContain(text);
    }
    expect(page.url()).toBe(`${system.url}/`);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await until('there is no sideways scroll', async () => (await measureContentWidth(page)) <= 320);
    expect([...complaints, ...failedLoads]).toEqual([]);
  });

  it('says that an invalid IBAN is invalid, and clears the result when the input changes', async () => {
    const { page, complaints, failedLoads } = await open();
    await check(page, 'DE88370400440532013000');
    await page.getByText('IBAN ist ungültig').first().waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await field(page).press('Backspace');
    await page.getByText('IBAN ist ungültig').first().waitFor({ state: 'detached' });
    expect([...complaints, ...failedLoads]).toEqual([]);
  });

  it('takes the IBAN out of a pasted QR code, and offers the likely one', async () => {
    const { page, complaints } = await open();
    await field(page).focus();
    const epcQr = 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMax Müller\nDE88370400440532013000\nEUR12.30';
    await paste(page, epcQr);
    await expectShown(() => field(page).inputValue(), 'DE88 3704 0044 0532 0130 00');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'DE89 3704 0044 0532 0130 00 übernehmen' }).click();
    await expectShown(() => field(page).inputValue(), 'DE89 3704 0044 0532 0130 00');
    await field(page).press('Enter');
    await page.getByText('IBAN ist gültig').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
