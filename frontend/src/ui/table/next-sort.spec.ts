import { nextSort, sortedAs } from './next-sort.js';

it('cycles through up, down and the order of the list', () => {
  expect(nextSort(null, 'quota')).toBe('quota');
  expect(nextSort('quota', 'quota')).toBe('-quota');
  expect(nextSort('-quota', 'quota')).toBeNull();
});

it('starts over in another column', () => expect(nextSort('-used', 'quota')).toBe('quota'));

it.each([
  ['quota', 'ascending'],
  ['-quota', 'descending'],
  ['quotas', 'none'],
  [null, 'none'],
] as const)('calls the order %s %s', (sort, words) => expect(sortedAs(sort, 'quota')).toBe(words));
