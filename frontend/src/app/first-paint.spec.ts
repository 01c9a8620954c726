/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { setSystemTheme } from '~/testing/system-theme.js';
import { theme } from './theme/theme.js';

const script = readFileSync(`${__dirname}/first-paint.js`, 'utf8');
const page = document.documentElement;

it.each(['Sans Fallback', 'Mono Fallback'])('has a local font with the measures of the web font: %s', (name) => {
  const css = readFileSync(`${__dirname}/first-paint.css`, 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes(`font-family: '${name}'`));
  expect(faces).not.toEqual([]);
  for (const face of faces) expect(face).toMatch(/local\([^]*ascent-override[^]*descent-override[^]*line-gap-override/);
  expect(JSON.stringify(theme.typography)).toContain(`Variable', '${name}',`);
});

function run(): string[] {
  // The file as the browser gets it: a plain script, not a module.
  globalThis.eval(script);
  return page.getAttributeNames().filter((name) => name.startsWith('data-'));
}

const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  localStorage.clear();
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  setSystemTheme('dark');
});
afterEach(() => {
  // Each run waits for the end of the document.
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

it.each([
  ['light', ['data-light']],
  ['dark', ['data-dark']],
  ['system', ['data-dark']],
  ['something else', ['data-dark']],
])('sets the scheme for the stored choice %s', (stored, attributes) => {
  localStorage.setItem('theme', stored);
  expect(run()).toEqual(attributes);
});

it('follows the system where nothing is stored', () => {
  expect(run()).toEqual(['data-dark']);
});

it('follows the system where storage is switched off', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run()).toEqual(['data-dark']);
});

it('hands the nonce of the page to the toast library', () => {
  document.head.innerHTML = '<meta name="csp-nonce" content="r4nd0m">';
  run();
  expect(window).toHaveProperty('__nonce__', 'r4nd0m');
});

describe('the scripts of the page', () => {
  const loaded = () =>
    [...document.head.querySelectorAll('script, link')].map((element) => [
      element.tagName,
      element.getAttribute('src') ?? element.getAttribute('href'),
    ]);

  beforeEach(() => {
    document.head.innerHTML = '<meta name="scripts" content="/assets/index.js /assets/base.js">';
  });

  it('are loaded with the first frame of the whole document, and not before it', () => {
    run();
    expect(frames).toHaveLength(0);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(loaded()).toEqual([]);
    frames.forEach((frame) => frame(0));
    expect(loaded()).toEqual([
      ['SCRIPT', '/assets/index.js'],
      ['LINK', '/assets/base.js'],
    ]);
  });

  it('are loaded at once in a tab in the background, which draws none', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(loaded()).toHaveLength(2);
  });
});
