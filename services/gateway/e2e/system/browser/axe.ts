import axe, { type RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The same code in half the bytes: every page has to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Undocumented metadata of axe-core's rules. */
interface Audit {
  readonly rules: readonly { readonly id: string; readonly impact: string }[];
}

/** Rules whose violations are minor or moderate take as long as all others together. */
const ONLY_SERIOUS: RunOptions = {
  rules: Object.fromEntries(
    (axe as unknown as { readonly _audit: Audit })._audit.rules
      .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      .map(({ id }) => [id, { enabled: false }]),
  ),
};

/** Rules that depend on colours; all other results are the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const OF_LANDMARKS = [
  'region',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
  'aria-dialog-name',
];

interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly html: readonly string[];
}

/** Violations that axe-core rates as serious or critical in the current page. */
export function seriousViolations(page: Page): Promise<string[]> {
  return serious(page, ONLY_SERIOUS);
}

/** The same in the light theme and in the dark one, which a page changes to as its reader's system does. */
export async function seriousInBothThemes(page: Page): Promise<string[]> {
  const themeViolations: string[] = [];
  for (const [colorScheme, options] of [
    ['light', ONLY_SERIOUS],
    ['dark', { runOnly: OF_COLOURS }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    themeViolations.push(...(await serious(page, options)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return themeViolations;
}

/** What axe-core says about landmarks, headings and names of regions, however little it minds. */
export async function landmarkFindings(page: Page): Promise<string[]> {
  return (await violations(page, { runOnly: OF_LANDMARKS })).map(formatViolation);
}

/** Serious violations, confirmed by a second run: a list is incomplete for a moment while it loads. */
async function serious(page: Page, options: RunOptions): Promise<string[]> {
  const findSerious = async () =>
    (await violations(page, options))
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(formatViolation);
  return (await findSerious()).length === 0 ? [] : findSerious();
}

function formatViolation({ id, html }: Violation): string {
  return `${id}: ${html.join(' ')}`;
}

/** Once all that moves has come to rest: colours half way between two themes are those of neither. */
async function violations(page: Page, options: RunOptions): Promise<Violation[]> {
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE);
  return page.evaluate<Violation[]>(`axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})
    .then(({ violations }) => violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map(({ html }) => html) })))`);
}
