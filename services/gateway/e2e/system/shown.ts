import { until } from '@pruefer/testkit';
import type { Locator, Page } from 'playwright-core';
import { isDeepStrictEqual } from 'node:util';

/**
 * Expects what a screen comes to show: what is read once may still be the screen before.
 * @param read counts, texts or values that do not wait by themselves
 */
export async function expectShown<Shown>(read: () => Promise<Shown>, expected: Shown): Promise<void> {
  let shown: Shown | undefined;
  const failure = () => `${JSON.stringify(expected)} is shown, not ${JSON.stringify(shown)}`;
  await until(failure, async () => isDeepStrictEqual((shown = await read()), expected), 15_000);
}

/** Waits until so many elements fit. */
export function expectCount(elements: Locator, count: number): Promise<void> {
  return expectShown(() => elements.count(), count);
}

/** Waits until the element that has the focus holds exactly this text. */
export function expectFocusOn(page: Page, text: string): Promise<void> {
  return expectShown(() => page.evaluate<string>('document.activeElement.textContent'), text);
}

/** Waits until somebody who types now types into the element, or into one inside it: dialogs take the focus a moment after they are there. */
export async function focusIn(element: Locator): Promise<void> {
  const focused = element.page().locator(':focus');
  await element.and(focused).or(element.locator(':focus')).waitFor();
}
