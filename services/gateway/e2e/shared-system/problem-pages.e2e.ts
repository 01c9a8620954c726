import { seriousViolations } from '../system/browser/axe.js';
import { measureContentWidth, openPage, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('the page of a problem', () => {
  const windows: Window[] = [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 1440 },
  ];

  it.each(windows)('are public: %j', async (window) => {
    const { page, complaints, failedLoads } = await openPage(browser, window);
    const response = await page.goto(`${system.url}/fehler/quota_exceeded`);
    await page.getByRole('heading', { name: 'Das Kontingent dieses API-Schlüssels ist aufgebraucht' }).waitFor();
    expect(response?.status()).toBe(200);
    expect(await page.locator('head title').count()).toBe(1);
    expect(await measureContentWidth(page)).toBe(window.width);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Alle Fehler der API' }).click();
    await page.getByRole('heading', { name: 'Fehler', level: 1 }).waitFor();
    expect([...complaints, ...failedLoads]).toEqual([]);
  });
});
