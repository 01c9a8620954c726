/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { setSystemTheme } from '../testing/system-theme.js';

const script = readFileSync(`${__dirname}/first-paint.js`, 'utf8');
const page = document.documentElement;

function run(): string[] {
  // The file as the browser gets it: a plain script, not a module.
  globalThis.eval(script);
  return page.getAttributeNames().filter((name) => name.startsWith('data-'));
}

beforeEach(() => {
  localStorage.clear();
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  setSystemTheme('dark');
});
afterEach(() => jest.restoreAllMocks());

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
