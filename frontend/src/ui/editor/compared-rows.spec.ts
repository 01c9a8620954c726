import { comparedRows } from './compared-rows.js';

const same = (line: string) => ({ status: 'same', left: line, right: line });
const changed = (left: string | null, right: string | null) => ({ status: 'changed', left, right });

it('puts the replaced text next to its replacement', () => {
  const rows = comparedRows([
    { kind: 'same', text: 'a\n' },
    { kind: 'removed', text: 'b\n' },
    { kind: 'added', text: 'B\nC\n' },
    { kind: 'same', text: 'd\n' },
  ]);
  expect(rows).toEqual([same('a'), changed('b', 'B'), changed(null, 'C'), same('d')]);
});

it('has the removed left, whichever comes first', () => {
  const rows = comparedRows([
    { kind: 'added', text: 'neu\n' },
    { kind: 'removed', text: 'alt\n' },
  ]);
  expect(rows).toEqual([changed('alt', 'neu')]);
});

it('counts long passages that are the same, and shows two lines of them at each change', () => {
  const text = '1\n2\n3\n4\n5\n6\n7\n8\n';
  const rows = comparedRows([
    { kind: 'same', text },
    { kind: 'added', text: 'x\n' },
    { kind: 'same', text },
  ]);
  expect(rows).toEqual([
    { status: 'skipped', lines: 6 },
    same('7'),
    same('8'),
    changed(null, 'x'),
    same('1'),
    same('2'),
    { status: 'skipped', lines: 6 },
  ]);
});

it('keeps blank lines', () => {
  expect(comparedRows([{ kind: 'removed', text: 'a\n\nb' }])).toEqual([
    changed('a', null),
    changed('', null),
    changed('b', null),
  ]);
});
