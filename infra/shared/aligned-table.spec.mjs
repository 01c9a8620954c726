import { alignedTable } from './aligned-table.mjs';

describe('alignedTable', () => {
  it('aligns names to the left, figures to the right', () => {
    const lines = [
      ['', 'a', 'long'],
      ['name', '1.000', '2'],
    ];
    expect(alignedTable(lines)).toBe(['          a  long', 'name  1.000     2'].join('\n'));
  });

  it('aligns texts to the left', () => {
    const lines = [
      ['Teil', 'Zustand'],
      ['x', 'bereit'],
    ];
    expect(alignedTable(lines, { hasFigures: false })).toBe('Teil  Zustand\nx     bereit');
  });
});
