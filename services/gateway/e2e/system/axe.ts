import axe, { type RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The same code in half the bytes: every page has to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core knows of its rules beside what it documents. */
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

/** What of a page depends on its colours; everything else is the same in both themes. */
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

/** What axe-core finds serious or worse in a page as it stands. */
export function seriousViolations(page: Page): Promise<string[]> {
  return serious(page, ONLY_SERIOUS);
}

/** The same in the light theme and in the dark one, which a page changes to as its reader's system does. */
export async function seriousInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, options] of [
    ['light', ONLY_SERIOUS],
    ['dark', { runOnly: OF_COLOURS }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await serious(page, options)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** What axe-core says about landmarks, headings and names of regions, however little it minds. */
export async function landmarkFindings(page: Page): Promise<string[]> {
  return (await violations(page, { runOnly: OF_LANDMARKS })).map(textOf);
}

/** What is found twice: a list that comes in while it is looked at is half there for a moment. */
async function serious(page: Page, options: RunOptions): Promise<string[]> {
  const look = async () =>
    (await violations(page, options)).filter(({ impact }) => impact === 'serious' || impact === 'critical').map(textOf);
  return (await look()).length === 0 ? [] : look();
}

function textOf({ id, html }: Violation): string {
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
