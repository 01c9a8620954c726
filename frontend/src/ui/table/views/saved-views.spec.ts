import { addView, findViewProblem, MAX_VIEWS, queryOfView, readViews } from './saved-views.js';

const view = { name: 'Abgewiesene', query: 'statusCode=401' };
const many = Array.from({ length: MAX_VIEWS }, (_, index) => ({ name: `Ansicht ${index}`, query: '' }));

it('the query of a view names filters and columns in one order, and not the position', () => {
  const params = new URLSearchParams('statusCode=401&entry=7&range=7d&hide=z');
  expect(queryOfView(params, ['entry'], ['iban', 'apiKeyId'])).toBe('hide=apiKeyId%2Ciban&range=7d&statusCode=401');
});

it.each([
  [{ ...view, name: '' }, [], undefined, 'nameless'],
  [view, [view], undefined, 'known'],
  [view, [view], view.name, null],
  [view, many, undefined, 'many'],
  [{ ...view, name: 'Neu' }, many, 'Ansicht 1', null],
  [{ ...view, query: 'x'.repeat(2_001) }, [], undefined, 'long'],
  [view, [], undefined, null],
])('%j and %j as %p: %p', (added, views, before, problem) =>
  expect(findViewProblem(added, views, before)).toBe(problem),
);

it.each([null, 'x', { name: 'a' }, [1, { name: 'a' }, { name: 'n'.repeat(61), query: '' }]])(
  'reads no view out of %j',
  (kept) => expect(readViews(kept)).toEqual([]),
);

it('reads no more views than there can be, and adds one by its name', () => {
  expect(readViews([...many, view])).toHaveLength(MAX_VIEWS);
  expect(addView([{ name: 'Zuletzt', query: '' }], view).map(({ name }) => name)).toEqual(['Abgewiesene', 'Zuletzt']);
});
