import { rounds } from '@pruefer/testkit';
import { seriousInBothThemes } from '../system/axe.js';
import { openPage, widthOf } from '../system/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** At 320 px with everything folded: some 700 px for each call. */
const MAX_HEIGHT_PX = 24_000;

describe('the page of the API', () => {
  it.each(rounds([320], [1440]))('has a bounded length and no fault, folded and unfolded: %i px', async (width) => {
    const { page, complaints, failedLoads } = await openPage(browser, { width });
    await page.goto(`${system.url}/api/docs`, { waitUntil: 'load' });
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(MAX_HEIGHT_PX);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.evaluate('for (const part of document.querySelectorAll("details")) part.open = true');
    expect(await widthOf(page)).toBe(width);
    expect(await seriousInBothThemes(page)).toEqual([]);
    expect([...complaints, ...failedLoads]).toEqual([]);
    await page.context().close();
  });

  it('leads from its table of contents to a call, whose codes the keyboard unfolds without script', async () => {
    const { page } = await openPage(browser, { width: 320, hasScript: false });
    await page.goto(`${system.url}/api/docs`, { waitUntil: 'load' });
    await page.getByRole('navigation', { name: 'Aufrufe' }).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/api/docs#*');
    const call = page.locator(new URL(page.url()).hash);
    const codes = call.locator('details', { hasText: 'Status und Fehlercodes' });
    const link = codes.getByRole('link').first();
    expect(await link.isVisible()).toBe(false);
    await codes.locator('summary').focus();
    await page.keyboard.press('Enter');
    await link.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.pathname')).toBe(await link.getAttribute('href'));
    await page.context().close();
  });
});
