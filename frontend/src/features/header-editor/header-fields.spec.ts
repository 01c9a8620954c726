import { type HeaderButton, type HeaderConfig, MAX_HEADER_BUTTONS } from '@pruefer/contracts';
import { comparedHeaderFields, hasMaxButtons, setButton, sortedButtons, toHeaderFields } from './header-fields.js';

const button = (text: string, order: number) =>
  Object.freeze({ text, href: `/${text}`, variant: 'outline', size: 'lg', order, isActive: true });
const header = Object.freeze({
  id: 'h-1',
  version: 2,
  siteName: 'IBAN-Prüfer',
  logoText: '',
  logoUrl: null,
  showLogo: false,
  buttons: Object.freeze([button('preise', 2), button('kontakt', 1)]),
}) as unknown as HeaderConfig;

it('edits its buttons in the order in which the header shows them', () => {
  const fields = toHeaderFields(header);
  expect(fields.buttons.map(({ text }) => text)).toEqual(['kontakt', 'preise']);
  fields.buttons[0]!.text = 'anders';
  expect(header.buttons.map(({ text }) => text)).toEqual(['preise', 'kontakt']);
  expect(Object.keys(fields)).not.toContain('version');
});

it('buttons of one place keep the order in which they came', () => {
  const equal = [button('b', 1), button('a', 1), button('c', 0)];
  expect(sortedButtons(equal).map(({ text }) => text)).toEqual(['c', 'b', 'a']);
});

it('two versions say everything that differs about a button', () => {
  const shown = Object.fromEntries(
    comparedHeaderFields.map(([label, words]) => [label, words(toHeaderFields(header))]),
  );
  expect(Object.values(shown)).toEqual([
    ...['IBAN-Prüfer', 'nein', 'leer', 'leer'],
    'kontakt, /kontakt, Umrandet, Groß\npreise, /preise, Umrandet, Groß',
  ]);
  const [, words] = comparedHeaderFields.at(-1)!;
  const idle = { ...toHeaderFields(header).buttons[0]!, href: '', isActive: false };
  expect(words({ ...toHeaderFields(header), buttons: [idle] })).toBe('kontakt, ohne Ziel, Umrandet, Groß, inaktiv');
  expect(words({ ...toHeaderFields(header), buttons: [] })).toBe('leer');
});

it('no button is added beyond the most that a header holds', () => {
  const most = Array.from({ length: MAX_HEADER_BUTTONS }, (_, index) => button('x', index));
  expect([hasMaxButtons(most.slice(1)), hasMaxButtons(most)]).toEqual([false, true]);
});

describe('a set button', () => {
  const stored = (id: string, order: number) => ({ ...button(id, order), id }) as HeaderButton;
  const orders = (all: readonly HeaderButton[]) => all.map(({ id, order }) => `${id} ${order}`);

  it('is added as the last one when it has no order', () => {
    const newButton = stored('new', 0);
    expect(orders(setButton([], newButton))).toEqual(['new 0']);
    expect(orders(setButton([stored('a', 0), stored('b', 1)], newButton))).toEqual(['a 0', 'b 1', 'new 2']);
    expect(orders(setButton([stored('b', 2), stored('c', 3)], newButton))).toEqual(['b 2', 'c 3', 'new 3']);
    expect(orders(setButton([stored('b', 2), stored('c', 3)], stored('new', 1)))).toEqual(['new 1', 'b 2', 'c 3']);
  });

  it('keeps its order and its place when it is edited', () => {
    const edited = { ...stored('a', 0), text: 'other' };
    expect(setButton([stored('a', 0), stored('b', 0)], edited)).toEqual([edited, stored('b', 0)]);
    expect(orders(setButton([stored('a', 1), stored('b', 2)], stored('b', 0)))).toEqual(['b 0', 'a 1']);
  });
});
