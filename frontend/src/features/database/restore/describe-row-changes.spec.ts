import { describeRowChanges } from './describe-row-changes.js';

const same = { added: 0, changed: 0, removed: 0, unchanged: 0, leftOut: 0 };

it.each([
  [same, 'Alles war schon auf diesem Stand'],
  [{ ...same, unchanged: 7 }, 'Alles war schon auf diesem Stand, 7 unverändert'],
  [{ ...same, added: 2, unchanged: 7, leftOut: 1 }, '2 neu, 0 geändert, 0 entfallen, 7 unverändert, 1 bleibt weg'],
])('%j is: %s', (counts, words) => {
  expect(describeRowChanges(counts)).toBe(words);
});
