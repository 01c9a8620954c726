import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPageAs, widthOf } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { ConsoleKeys, type FreshKey } from '../system/console-keys.js';
import { RunningSystem } from '../system/running-system.js';
import { expectFocusOn } from '../system/shown.js';

const DAY_MS = 86_400_000;

describe('the dialogs of the API keys', () => {
  const run = randomBytes(4).toString('hex');
  let system: RunningSystem;
  let browser: Browser;
  let keys: ConsoleKeys;
  let key: FreshKey;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    keys = await ConsoleKeys.of(system);
    key = await keys.issue({ clientName: `Süderelbe Versicherungsverein a. G. ${run}`, quota: 10 });
    for (let call = 0; call < 6; call++) await checkWith(system, key.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function visit(query: string) {
    const opened = await openPageAs(browser, keys.manager);
    await opened.page.goto(`${system.url}/admin/api-keys?${query}`);
    return opened;
  }

  async function keepSecret(page: Page) {
    await page.getByLabel(/^Ich habe den .* gespeichert$/).check();
    await button(page, 'Fertig').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Fertig').waitFor({ state: 'detached' });
  }

  it('a renewed key says in the list and beside it until when it still holds', async () => {
    const old = await keys.issue({ clientName: `Frist ${run}` });
    const renewedAt = Date.now();
    await keys.renew(old.id, { overlap: '24h' });
    const { page } = await visit(`search=${old.id}&renewed=true`);
    // To the minute, which may have changed while it was being renewed.
    const moment = new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    });
    const ends = [0, 60_000].map((later) => moment.format(renewedAt + DAY_MS + later));
    const shown = (within: Locator) => within.getByText(ends[0]!).or(within.getByText(ends[1]!)).first();
    await shown(page.getByRole('row').nth(1)).waitFor();
    await page.getByRole('gridcell').nth(1).click();
    await shown(page.getByRole('dialog', { name: `Frist ${run}` })).waitFor();
    await page.context().close();
  });

  it('after a renewal the focus is on the row of the new key', async () => {
    const { id } = await keys.issue({ clientName: `Erneuert ${run}` });
    const { page, complaints } = await visit(`search=Erneuert ${run}`);
    await button(page, `Schlüssel von Erneuert ${run} neu generieren`).click();
    await button(page, 'Neuen Schlüssel generieren').click();
    await page.getByRole('dialog', { name: `Schlüssel für Erneuert ${run}` }).waitFor();
    await page.getByText(id.slice(0, 16)).waitFor({ state: 'detached' });
    await keepSecret(page);
    await expectFocusOn(page, `Erneuert ${run}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('after the secret of a webhook the focus is on the button that changes it', async () => {
    const { page } = await visit(`key=${key.id}&tab=alerts`);
    await button(page, 'Bearbeiten').click();
    await page.getByLabel('Adresse des Webhooks').fill('https://www.iban.example/hook');
    await button(page, 'Speichern').click();
    await page.getByRole('dialog', { name: 'Signaturschlüssel des Webhooks' }).waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await keepSecret(page);
    await expectFocusOn(page, 'Bearbeiten');
    await page.context().close();
  });

  it('a threshold below the use of today is said to be silent, and alerts nobody', async () => {
    const { page } = await visit(`key=${key.id}&tab=alerts`);
    await button(page, 'Bearbeiten').click();
    const form = page.getByRole('dialog', { name: 'Benachrichtigungen bearbeiten' });
    await form.getByLabel('Schwellen in Prozent des Kontingents').fill('50, 90');
    await form.getByText(/^Heute sind 60 % verbraucht\. Die Schwelle 50 % ist damit schon erreicht/).waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(page, 'Speichern').click();
    await page.getByText('50 % (erreicht), 90 %').waitFor();
    await checkWith(system, key.apiKey);
    const { body } = await keys.call<{ total: number }>('GET', `/${key.id}/alerts`);
    expect(body.total).toBe(0);
    await page.context().close();
  });

  it('a top-up of −5 is refused at its field at 320, 768 and 1440 px, under no toast', async () => {
    const { page } = await visit(`search=${key.id}&dialog=top-up&id=${key.id}`);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const field = page.getByLabel('Zusätzliche Aufrufe');
    await field.fill('-5');
    await page.getByLabel('Auftragsnummer').fill(`M-${run}`);
    const reason = page.getByText('Bitte geben Sie eine ganze Zahl größer als 0 ein.');
    const toast = page.getByRole('region', { name: 'Benachrichtigungen (F8)' }).getByRole('alert');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await button(page, 'Aufbuchen').click();
      await reason.waitFor();
      await toast.first().waitFor();
      for (const needed of [field, reason, button(page, 'Aufbuchen'), button(page, 'Abbrechen')]) {
        await needed.scrollIntoViewIfNeeded();
        expect([width, await overlaps(toast, needed)]).toEqual([width, false]);
      }
    }
    expect(sent).toEqual([]);
    await page.context().close();
  });

  it.each(['dialog=create', 'dialog=edit&id=', 'dialog=top-up&id=', 'dialog=renew&id=', 'key=', 'tab=bookings&key='])(
    '%s has nothing serious in either theme, and fits 320 px',
    async (query) => {
      const { page, complaints } = await visit(`search=${key.id}&${query}${query.endsWith('=') ? key.id : ''}`);
      await page.getByRole('dialog').waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
      expect(complaints).toEqual([]);
      await page.context().close();
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
    await page.context().close();
  });
});

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [over, under] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!over || !under) return false;
  const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width;
  return !isBeside && over.y < under.y + under.height && under.y < over.y + over.height;
}
