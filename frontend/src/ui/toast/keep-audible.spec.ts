/** @jest-environment jest-fixed-jsdom */
import { keepAudible } from './keep-audible.js';

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it.each([
  ['that opens later', (region: HTMLElement) => void region, true],
  ['that was open before', (region: HTMLElement) => region.setAttribute('aria-hidden', 'true'), false],
])('toasts are read out next to a dialog %s', async (_, before, isLater) => {
  const region = document.createElement('section');
  before(region);
  const end = keepAudible(region);
  if (isLater) region.setAttribute('aria-hidden', 'true');
  await settled();
  expect(region.hasAttribute('aria-hidden')).toBe(false);
  end();
  region.setAttribute('aria-hidden', 'true');
  await settled();
  expect(region.hasAttribute('aria-hidden')).toBe(true);
});
