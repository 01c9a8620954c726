import { randomBytes } from 'node:crypto';
import { suiteFixture, until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { newAccount } from '../system/accounts.js';
import { type OpenedPage, openPageAs } from '../system/browser/browser.js';
import { checkWith } from '../system/call-api.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** Longer than every clock of the screens but the one that looks for settings. */
const WATCHED_MS = 70_000;
const MAX_REQUESTS_PER_MINUTE = 4;
const screens = ['dashboard', 'statistics'] as const;

describe('from the dashboard', () => {
  const run = randomBytes(4).toString('hex');
  const client = `Knapp Versand ${run}`;
  const manager = suiteFixture(() => newAccount(system, 'manager'));
  /** Both over the same minute, in which the other tests go their ways. */
  let watching: Promise<Awaited<ReturnType<typeof watch>>[]>;

  beforeAll(async () => {
    const key = await (await ConsoleKeys.of(system)).issue({ clientName: client, quota: 10 });
    for (let call = 0; call < 10; call++) await checkWith(system, key.apiKey);
    const stored = () => system.rows('SELECT FROM logs.requests WHERE key_id = $1', [key.id]);
    await until('the checks are in the log', async () => (await stored()).length === 10, 15_000);
    const named = () => system.rows('SELECT FROM logs.keys WHERE key_id = $1', [key.id]);
    await until('the client is known to the log', async () => (await named()).length === 1, 15_000);
    const opened = await Promise.all(screens.map(() => openPageAs(browser, manager)));
    watching = Promise.all(screens.map((path, index) => watch(path, opened[index]!)));
  });

  async function visit(path = 'dashboard') {
    const opened = await openPageAs(browser, manager, {}, `${system.url}/admin/${path}`);
    await opened.page.getByRole('heading', { level: 1 }).waitFor();
    return opened;
  }

  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  it('both columns end at the same height', async () => {
    const { page } = await visit();
    await panel(page, 'Letzte API-Anfragen').getByRole('row').nth(1).waitFor();
    await panel(page, 'Nutzung nach Land').getByRole('listitem').first().waitFor();
    const measureBottom = async (name: string) => {
      const box = await panel(page, name).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const apart = async () => (await measureBottom('Letzte API-Anfragen')) - (await measureBottom('Nutzung nach Land'));
    await expectShown(apart, 0);
  });

  async function watch(path: string, { page, complaints }: OpenedPage) {
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/admin/events'), { timeout: 60_000 }),
      page.goto(`${system.url}/admin/${path}`),
    ]);
    await page.waitForLoadState('load');
    const asked: string[] = [];
    let askedAt = Date.now();
    page.on('request', (request) => {
      askedAt = Date.now();
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    });
    // Once what the opening itself loads has come, however long that takes.
    await until('the screen is idle', () => Date.now() - askedAt > 3_000, 20_000);
    asked.length = 0;
    const began = Date.now();
    await page.waitForTimeout(WATCHED_MS);
    const minutes = (Date.now() - began) / 60_000;
    return { path, asked, minutes, complaints };
  }

  it.each(screens)('an idle screen asks while events come at most for four things a minute: %s', async (path) => {
    const { asked, minutes, complaints } = (await watching).find((one) => one.path === path)!;
    expect([asked, asked.length <= Math.ceil(MAX_REQUESTS_PER_MINUTE * minutes)]).toEqual([asked, true]);
    expect(asked).not.toContain('/api/admin/dashboard/live');
    expect(complaints).toEqual([]);
  });
});
