import { isNestedDeeperThan, isTooDeep } from './too-deep.js';

it.each([
  ['text', 0, false],
  [null, 0, false],
  [{}, 0, true],
  [{ a: 1, b: [] }, 1, true],
  [{ a: 1, b: [] }, 2, false],
  [[[['x']]], 3, false],
  [[[['x']]], 2, true],
])('%j on more than %i levels: %p', (value, levels, expected) => {
  expect(isNestedDeeperThan(levels, value)).toBe(expected);
});

it('D4: is not stopped by depth', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
  expect(isTooDeep(deep)).toBe(true);
});
