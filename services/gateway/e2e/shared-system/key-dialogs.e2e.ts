import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { suiteFixture } from '@pruefer/testkit';
import { seriousInBothThemes } from '../system/axe.js';
import { button, openPageAs, widthOf } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('the dialogs of the API keys', () => {
  const run = randomBytes(4).toString('hex');
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const key = suiteFixture(() => keys.issue({ clientName: `Süderelbe Versicherungsverein a. G. ${run}`, quota: 10 }));

  beforeAll(async () => {
    for (let call = 0; call < 6; call++) await checkWith(system, key.apiKey);
  });

  const visit = (query: string) => openPageAs(browser, keys.manager, {}, `${system.url}/admin/api-keys?${query}`);

  it.each(['dialog=create', 'dialog=edit&id=', 'dialog=top-up&id=', 'dialog=renew&id=', 'key=', 'tab=bookings&key='])(
    '%s has nothing serious in either theme, and fits 320 px',
    async (query) => {
      const { page, complaints } = await visit(`search=${key.id}&${query}${query.endsWith('=') ? key.id : ''}`);
      await page.getByRole('dialog').waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
      expect(complaints).toEqual([]);
    },
  );

  it('E7: the keys of the filters in force come as a file without a formula', async () => {
    const formula = await keys.issue({ clientName: `=1+1 ${run}`, clientEmail: 'export@example.com' });
    const { page, complaints } = await visit(`search=${run}`);
    await page.getByRole('row').getByText(`=1+1 ${run}`).waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'CSV exportieren').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^API-Schlüssel_Europe-Berlin_\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Kunde";"E-Mail";"Kennung"/);
    expect(lines.find((line) => line.includes(formula.id))).toMatch(`"'=1+1 ${run}";"export@example.com"`);
    expect(lines.slice(1).every((line) => line.includes(run))).toBe(true);
    expect(lines.join()).not.toContain(formula.apiKey);
    expect(complaints).toEqual([]);
  });
});
