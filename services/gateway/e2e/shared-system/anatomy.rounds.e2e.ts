import { isLong } from '@pruefer/testkit';
import { registryExamples } from '@pruefer/iban/registry-examples';
import type { Page } from 'playwright-core';
import { anatomyFaults } from '../system/browser/anatomy-faults.js';
import { openPage } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

const WIDTHS = [1440, 1280, 768, 360, 320];
/** What is measured lies side by side: a window that shows little of the page has little to draw. */
const HEIGHT = 200;
/** Fewer than one address may ask for. */
const CHECKS_PER_VISITOR = 45;
/** Outside `npm run test:long` only every eighth example of the registry is checked. */
const EVERY = 8;

describe('the anatomy of an IBAN', () => {
  async function check(page: Page, iban: string): Promise<void> {
    const field = page.getByRole('textbox', { name: 'IBAN' });
    await field.fill('');
    await field.fill(iban);
    await field.press('Enter');
    await page
      .getByText(/^IBAN ist (un)?gültig$/)
      .first()
      .waitFor();
  }

  const examples = registryExamples.filter((_, index) => isLong || index % EVERY === 0);
  const visits = [examples.slice(0, CHECKS_PER_VISITOR), examples.slice(CHECKS_PER_VISITOR)];

  it.each(visits.filter((ibans) => ibans.length > 0).map((ibans) => [ibans[0], ibans] as const))(
    'is drawn whole in every width, examples of the registry from %s on',
    async (_, ibans) => {
      const { page, complaints } = await openPage(browser, {}, system.url);
      const faults: string[] = [];
      for (const [index, iban] of ibans.entries()) {
        await check(page, iban);
        // Forth and back: the width of the last one is the first of the next.
        for (const width of index % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
          await page.setViewportSize({ width, height: HEIGHT });
          faults.push(...(await settledFaults(page)).map((fault) => `${iban} at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

/** A new width is drawn a frame later. */
async function settledFaults(page: Page): Promise<string[]> {
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  return anatomyFaults(page);
}
