import { someAddress } from '@pruefer/testkit';
import type { Browser } from 'playwright-core';
import { type Account, newAccount } from '../system/accounts.js';
import { launchBrowser, openPageAs } from '../system/browser.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { RunningSystem } from '../system/running-system.js';

const KILOBYTE = 1_000;

/** What a browser loads that comes to a section for the first time, as it goes over the line. */
describe('the script of a section', () => {
  let system: RunningSystem;
  let browser: Browser;
  let admin: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    admin = await newAccount(system, 'admin');
    await (await ConsoleKeys.of(system)).issue();
    // An empty log has no row that a screen could be known by.
    await fetch(`${system.url}/api/validate-iban`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify({ iban: 'DE89370400440532013000' }),
    });
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it.each([
    ['dashboard', 270],
    ['statistics', 280],
    ['api-keys', 330],
    ['logs', 330],
    ['users', 330],
    ['content', 330],
    ['database', 335],
  ])('%s: at most %i kB', async (section, mostKb) => {
    const { page } = await openPageAs(browser, admin);
    const scripts: Promise<{ encoding: string | null; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const measure = async () => {
        const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
        return { encoding: (await response?.headerValue('content-encoding')) ?? null, bytes: responseBodySize };
      };
      scripts.push(measure());
    });
    await page.goto(`${system.url}/admin/${section}`);
    await page
      .getByRole('main')
      .getByRole('row')
      .or(page.getByRole('figure'))
      .or(page.getByRole('article'))
      .first()
      .waitFor();
    // An open event stream is never idle; what a screen loads behind its first rows has come by then.
    await page.waitForTimeout(2_000);
    const measured = await Promise.all(scripts);
    expect(new Set(measured.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    const kilobytes = measured.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
    expect(kilobytes).toBeLessThan(mostKb);
    await page.context().close();
  });
});
