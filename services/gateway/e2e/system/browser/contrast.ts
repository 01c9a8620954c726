import type { Page } from 'playwright-core';

/** WCAG 2 contrast of every text inside an element on its real background, with translucent layers mixed. */
const MEASURE = `(root) => {
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
  const groundOf = (element) => {
    if (!element) return [255, 255, 255];
    const colour = parse(getComputedStyle(element).backgroundColor);
    return colour[3] === undefined ? colour : over(colour, groundOf(element.parentElement));
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.map((value) => value / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isWritten = (element) => element.tagName === 'svg' ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
  return [...root.querySelectorAll('*')].filter(isWritten).map((element) => {
    const ground = groundOf(element);
    const [light, dark] = [over(parse(getComputedStyle(element).color), ground), ground].map(luminance).sort((a, b) => b - a);
    return { text: element.textContent || element.closest('button')?.ariaLabel || 'icon', contrast: (light + 0.05) / (dark + 0.05) };
  });
}`;

/** Every text and icon with its contrast, inside the one element that fits a CSS selector. */
export function contrastsIn(
  page: Page,
  selector: string,
): Promise<{ readonly text: string; readonly contrast: number }[]> {
  return page.evaluate<{ text: string; contrast: number }[]>(
    `(${MEASURE})(document.querySelector(${JSON.stringify(selector)}))`,
  );
}
