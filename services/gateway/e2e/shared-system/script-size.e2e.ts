import { suiteFixture } from '@pruefer/testkit';
import { setTimeout } from 'node:timers/promises';
import { newAccount, send } from '../system/accounts.js';
import { openPageAs } from '../system/browser/browser.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { SiteEditor } from '../system/browser/site-editor.js';

const system = sharedSystem();
const browser = sharedBrowser();

const KILOBYTE = 1_000;
/** Compressed size of each section's scripts. */
const MAX_KB = {
  dashboard: 231,
  statistics: 231,
  'api-keys': 271,
  logs: 293,
  users: 312,
  content: 309,
  homepage: 312,
  header: 287,
  footer: 283,
  database: 289,
  system: 290,
};
/** Script files per section: each round trip costs time on a line of high latency. */
const MAX_FILES = 12;
/** The preview loads the late parts of the public home page, which has a section here. */
const MAX_FILES_OF_HOMEPAGE = 15;

interface Script {
  readonly encoding: string | null;
  readonly bytes: number;
}

/** What a browser loads that comes to a section for the first time, as it goes over the line. */
describe('the script of a section', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));
  const editor = suiteFixture(() => SiteEditor.of(system));
  let loaded: Map<string, readonly Script[]>;

  beforeAll(async () => {
    await editor.createSection({ type: 'feature', title: 'Schnell' });
    await (await ConsoleKeys.of(system)).issue();
    // An empty log has no row that a screen could be known by.
    await send(system, 'POST', '/api/validate-iban', { body: { iban: 'DE89370400440532013000' } });
    loaded = await scriptsOfAll();
  });
  afterAll(() => editor.restore());

  /** One section after the other, but what screens load behind their first rows is waited for once. */
  async function scriptsOfAll(): Promise<Map<string, Script[]>> {
    const ends = new Map<string, () => Promise<Script[]>>();
    for (const section of Object.keys(MAX_KB)) ends.set(section, await open(section));
    // An open event stream is never idle.
    await setTimeout(2_000);
    const ended = [...ends].map(async ([section, end]) => [section, await end()] as const);
    return new Map(await Promise.all(ended));
  }

  /** Opens a section. Gives what ends the look at it: all scripts that it has loaded by then. */
  async function open(section: string): Promise<() => Promise<Script[]>> {
    const { page } = await openPageAs(browser, admin);
    const scripts: Promise<Script>[] = [];
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
      .or(page.getByRole('form'))
      .or(page.getByRole('main').getByRole('button'))
      .first()
      .waitFor();
    return async () => {
      const measured = await Promise.all(scripts);
      await page.context().close();
      return measured;
    };
  }

  it.each(Object.entries(MAX_KB))('%s: at most %i kB in few files', async (section, mostKb) => {
    const measured = loaded.get(section)!;
    expect(new Set(measured.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    const kilobytes = measured.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
    expect(kilobytes).toBeLessThan(mostKb);
    expect(measured.length).toBeLessThanOrEqual(section === 'homepage' ? MAX_FILES_OF_HOMEPAGE : MAX_FILES);
  });
});
