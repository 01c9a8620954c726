import { suiteFixture, until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import { newAccount } from '../system/accounts.js';
import { openPageAs, type Window } from '../system/browser/browser.js';
import { checkWith } from '../system/call-api.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** A list that is higher than its window. */
const KEYS = 21;

describe('the tables of the console', () => {
  const run = randomBytes(4).toString('hex');
  const admin = suiteFixture(() => newAccount(system, 'admin'));
  let keyId: string;

  beforeAll(async () => {
    const keys = await ConsoleKeys.of(system);
    for (let n = 1; n < KEYS; n++) await keys.issue({ clientName: `Tabelle ${run}` });
    const key = await keys.issue({ clientName: `Tabelle ${run}`, quota: 5 });
    keyId = key.id;
    for (let call = 0; call < 5; call++) await checkWith(system, key.apiKey);
    const logged = () => system.rows('SELECT FROM logs.requests WHERE key_id = $1', [keyId]);
    await until('the checks are in the log', async () => (await logged()).length === 5, 15_000);
  });

  async function visit(path: string, window: Window = {}) {
    const { page } = await openPageAs(browser, admin, window, `${system.url}/admin/${path}`);
    return page;
  }

  it.each([
    ['api-keys', [1440, 1280, 1000]],
    ['users', [1280, 1000]],
    ['logs', [1440, 1280, 1000]],
  ])('%s fits its panel at %j px, and its head stays in sight', async (section, widths) => {
    const page = await visit(section);
    await page.getByRole('row').nth(1).waitFor();
    const sticksOutPx = () =>
      page.evaluate<number>(
        `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role=grid]'))`,
      );
    const headY = async () => (await page.getByRole('columnheader').first().boundingBox())?.y ?? -1;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectShown(sticksOutPx, 0);
      await page.setViewportSize({ width, height: 400 });
      await page.getByRole('row').last().scrollIntoViewIfNeeded();
      await until('the head is in sight', async () => (await headY()) >= 0);
    }
  });

  it.each([
    ['api-keys', 'Aktive API-Schlüssel', 120],
    ['logs', 'Anfragen', 90],
  ])('%s keep cards short and filters folded on a phone', async (section, name, heightPx) => {
    const page = await visit(section, { width: 320 });
    const card = page.getByRole('list', { name }).getByRole('listitem').first();
    await until('the card is short', async () => ((await card.boundingBox())?.height ?? Infinity) <= heightPx);
    const field = page.getByRole('search').getByRole('combobox').first();
    expect(await field.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Filter/, expanded: false }).click();
    await field.waitFor();
  });

  it('the IBAN of a request has exactly the room it needs, however wide the window is', async () => {
    const page = await visit(`logs?apiKeyId=${keyId}`);
    const freePx = () =>
      page.evaluate<number>(`(() => {
        const cell = [...document.querySelectorAll('[role=gridcell]')].find(({ textContent }) => /^[A-Z]{2}\\d{2}/.test(textContent));
        return cell ? cell.clientWidth - cell.firstChild.getBoundingClientRect().width : -1;
      })()`);
    for (const width of [900, 1024, 1200, 1300, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The edges of a cell are 16 px together.
      await until(`it fits at ${width} px`, async () => (await freePx()) >= 16 && (await freePx()) < 24);
    }
  });

  it('the switch and the filters of the logs are in one row on a phone', async () => {
    const page = await visit('logs', { width: 320 });
    const [live, filter] = [page.getByText('Live', { exact: true }), page.getByRole('button', { name: /^Filter/ })];
    const measureMiddle = async (part: typeof live) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    };
    await filter.waitFor();
    await expectShown(async () => Math.abs((await measureMiddle(live)) - (await measureMiddle(filter))) <= 2, true);
  });
});
