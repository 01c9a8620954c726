import type { Page } from 'playwright-core';

/** Nobody presses the key as often on one screen: a walk that is still going has lost its way. */
const MAX_STEPS = 300;

/**
 * What the browser draws around the element that has the focus, and whether it draws the same without it. Fields draw the line on
 * a frame around them or on what they are made of, so the nearest ancestors and the neighbours are looked at too.
 */
const FOCUSED_CONTROL = `(async () => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const around = [one, ...one.parentElement?.children ?? []];
  for (let outer = one.parentElement, left = 4; outer && left > 0; outer = outer.parentElement, left--) around.push(outer);
  const isDrawn = ({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  const drawn = () => around.flatMap((element) => [null, '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    return isDrawn(style) ? [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow].join(' ') : '';
  })).join('|');
  window.walked ??= new Set();
  const isKnown = window.walked.has(one);
  window.walked.add(one);
  const frame = () => new Promise(requestAnimationFrame);
  const changesWithFocus = async (ready) => {
    await ready();
    const withFocus = drawn();
    one.blur();
    await ready();
    const without = drawn();
    one.focus({ preventScroll: true });
    return withFocus !== without;
  };
  // A style sheet applies at once; what React draws is there after the next frame.
  const isSeen = isKnown || (await changesWithFocus(() => undefined)) || (await changesWithFocus(frame));
  const name = one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40) ?? '';
  return { isKnown, isSeen, name: one.tagName.toLowerCase() + ' ' + name };
})()`;

interface FocusedControl {
  readonly isKnown: boolean;
  readonly isSeen: boolean;
  readonly name: string;
}

/** What a walk through a screen with the tab key has come by. */
interface Walk {
  /** How many controls had the focus. */
  readonly steps: number;
  /** Elements that look the same with and without the focus. */
  readonly unseen: readonly string[];
}

/** Goes once through a screen, or through the dialog that is open, by one key, and looks at everything that gets the focus. */
export async function walkWithFocus(page: Page, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<Walk> {
  await page.evaluate('window.walked = new Set()');
  const unseen: string[] = [];
  let steps = 0;
  for (let presses = 0; presses < MAX_STEPS; presses++) {
    await page.keyboard.press(key);
    const control = await page.evaluate<FocusedControl | null>(FOCUSED_CONTROL);
    // After the last control the browser itself has the focus, then the first control again.
    if (!control) continue;
    if (control.isKnown) return { steps, unseen };
    steps++;
    if (!control.isSeen) unseen.push(control.name);
  }
  throw new Error(`the focus has come to no end after ${MAX_STEPS} steps`);
}
