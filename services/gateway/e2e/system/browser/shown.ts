import { until } from '@pruefer/testkit';
import type { Locator } from 'playwright-core';
import { isDeepStrictEqual } from 'node:util';

/**
 * Waits until a screen shows a value: the first reading may still come from the screen before.
 * @param read counts, texts or values without built-in waiting
 */
export async function expectShown<Shown>(read: () => Promise<Shown>, expected: Shown): Promise<void> {
  let shown: Shown | undefined;
  const failure = () => `${JSON.stringify(expected)} is shown, not ${JSON.stringify(shown)}`;
  await until(failure, async () => isDeepStrictEqual((shown = await read()), expected), 15_000);
}

/** Waits until this many elements match. */
export function expectCount(elements: Locator, count: number): Promise<void> {
  return expectShown(() => elements.count(), count);
}

/** Waits until the focus is in the element or inside it: dialogs take the focus shortly after they appear. */
export async function focusIn(element: Locator): Promise<void> {
  const focused = element.page().locator(':focus');
  await element.and(focused).or(element.locator(':focus')).waitFor();
}
