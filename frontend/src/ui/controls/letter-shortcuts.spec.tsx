import { isLetterShortcut, setLetterShortcuts } from './letter-shortcuts.js';

afterEach(() => localStorage.clear());

function press(on: HTMLElement, init: KeyboardEventInit = {}): boolean {
  document.body.replaceChildren(on);
  let is = false;
  const listen = (event: KeyboardEvent) => {
    is = isLetterShortcut(event, '?');
  };
  window.addEventListener('keydown', listen);
  on.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, ...init }));
  window.removeEventListener('keydown', listen);
  return is;
}

const element = (tag: string, attributes: Record<string, string> = {}) => {
  const made = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  return made;
};

it('applies outside text fields', () => {
  expect(press(element('button'))).toBe(true);
  expect(press(element('button'), { shiftKey: true })).toBe(true);
});

it.each([
  element('input'),
  element('textarea'),
  element('div', { contenteditable: 'true' }),
  element('div', { role: 'dialog' }),
])('is typed in %s', (on) => expect(press(on)).toBe(false));

it('is another shortcut with Strg', () => expect(press(element('button'), { ctrlKey: true })).toBe(false));

it('does nothing when letters are switched off', () => {
  setLetterShortcuts(false);
  expect(press(element('button'))).toBe(false);
  setLetterShortcuts(true);
  expect(press(element('button'))).toBe(true);
});
