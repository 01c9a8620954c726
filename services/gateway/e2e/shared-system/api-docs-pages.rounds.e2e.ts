import { rounds } from '@pruefer/testkit';
import { landmarkFindings, seriousInBothThemes } from '../system/browser/axe.js';
import { measureContentWidth, openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

const kinds = [
  '/api/docs/de',
  '/api/docs/en/validate',
  '/api/docs/de/reference/validateIban',
  '/api/docs/en/errors/rate_limited',
  '/api/docs/de/errors/input_is_account_and_bank_code',
];
const cases = rounds(
  kinds.map((path, index) => ({ path, width: index % 2 === 0 ? 320 : 1440 })),
  kinds.map((path, index) => ({ path, width: index % 2 === 0 ? 1440 : 320 })),
);

describe('the pages of the documentation', () => {
  it.each(cases)('have no fault: $path at $width px', async ({ path, width }) => {
    const { page, complaints, failedLoads } = await openPage(browser, { width });
    await page.goto(system.url + path, { waitUntil: 'load' });
    await page.getByRole('searchbox').waitFor();
    expect(await measureContentWidth(page)).toBe(width);
    expect(await seriousInBothThemes(page)).toEqual([]);
    expect(await landmarkFindings(page)).toEqual([]);
    expect([...complaints, ...failedLoads]).toEqual([]);
  });

  it('show the sample of the chosen language, also without script', async () => {
    const { page } = await openPage(browser, { hasScript: false });
    await page.goto(`${system.url}/api/docs/en/reference/validateIban`, { waitUntil: 'load' });
    const samples = page.getByRole('group', { name: 'Sample in several languages' });
    const shown = async () => (await samples.locator('pre:visible').allInnerTexts()).join('');
    expect(await shown()).toContain('curl');
    await page.getByText('Python', { exact: true }).click();
    expect(await shown()).toContain('import requests');
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });

  it('find a section by its words, in the language of the page', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${system.url}/api/docs/en`, { waitUntil: 'load' });
    await page.getByRole('searchbox').fill('idempotency');
    const result = page.getByRole('region', { name: 'Results' }).getByRole('link').first();
    await result.waitFor();
    await result.click();
    await page.waitForURL('**/api/docs/en/**');
    expect(await page.locator('main').innerText()).toMatch(/idempotency/i);
    expect(await page.getByRole('region', { name: 'Results' }).count()).toBe(0);
    await page.goto(`${system.url}/api/docs/de`, { waitUntil: 'load' });
    await page.getByRole('searchbox').fill('xyzzyx');
    await page.getByText('Nichts gefunden.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('send the call of the page with the key of the reader', async () => {
    const key = await system.issueKey('Leserin', 1_000, '--test');
    const { page, complaints } = await openPage(browser);
    await page.goto(`${system.url}/api/docs/de/reference/validateIban`, { waitUntil: 'load' });
    await page.getByLabel('API-Schlüssel').fill(key);
    await page.getByRole('button', { name: 'Senden' }).click();
    await page.getByRole('status').filter({ hasText: '"bankName": "Testbank"' }).waitFor();
    await page.getByLabel('API-Schlüssel').fill('');
    await page.getByLabel('Inhalt').fill('{"iban":""}');
    await page.getByRole('button', { name: 'Senden' }).click();
    await page.getByRole('status').filter({ hasText: 'iban_missing' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('ask before they delete something, and say of a free call no price', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${system.url}/api/docs/en/reference/deleteFileJob`, { waitUntil: 'load' });
    expect(await page.getByText('With a key the call is charged').count()).toBe(0);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByLabel('API key').fill('iban_sk_wrong…');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(questions).toEqual([]);
    await page.getByLabel('API key').fill('iban_sk_wrong');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(questions).toEqual(['This call cannot be undone. Send it?']);
    expect(await page.locator('output').innerText()).toBe('');
    expect(complaints).toEqual([]);
  });
});
