import { textTable } from './text-table.js';

describe('textTable', () => {
  it('aligns its columns, those that are named to the right', () => {
    expect(
      textTable(
        ['Name', 'Anzahl', 'Ende'],
        [
          ['a', '1.000', 'x'],
          ['Münchner Bank', '1', ''],
        ],
        [1],
      ),
    ).toEqual(['Name           Anzahl  Ende', 'a               1.000  x', 'Münchner Bank       1']);
  });

  it('is its heading alone without rows', () => {
    expect(textTable(['Name'], [])).toEqual(['Name']);
  });
});
