import { suiteFixture, until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { measureContentWidth, openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { SiteEditor } from '../system/browser/site-editor.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** Rounding of the browser. */
const TOLERANCE_PX = 1;
const AT_END = 900;

const editor = suiteFixture(() => SiteEditor.of(system));
afterEach(() => editor.restore());

it.each(['feature', 'stats'] as const)('however many there are, the last %s fills its row', async (type) => {
  const name = randomBytes(4).toString('hex');
  const { page } = await openPage(browser);
  // Other sections of the same type may be there already: one more of them each time is odd and even in turn.
  for (const number of [1, 2, 3, 4, 5]) {
    const title = `${name} ${number}`;
    await editor.createSection({ type, title, subtitle: 'davon gezählt', order: AT_END + number });
    await until(`visitors see ${title}`, async () => (await (await fetch(system.url)).text()).includes(title));
    await page.goto(system.url);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await gapBehind(page, title);
      expect({ number, width, isFilled: gap <= TOLERANCE_PX }).toEqual({ number, width, isFilled: true });
      expect(await measureContentWidth(page)).toBe(width);
    }
  }
});

/** What is free between a section and the right edge of its block, CSS pixels. */
function gapBehind(page: Page, title: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const section = [...document.querySelectorAll('[data-section]')].find((one) => one.innerText.includes('${title}'));
    return section.parentElement.getBoundingClientRect().right - section.getBoundingClientRect().right;
  })()`);
}
