import { firstAndLast, moveSelection } from './slot-selection.js';

const at = (from: number, to = from) => ({ from, to });

it.each([
  [at(3), 'ArrowLeft', false, at(2)],
  [at(3), 'ArrowRight', false, at(4)],
  [at(0), 'ArrowLeft', false, at(0)],
  [at(9), 'ArrowRight', false, at(9)],
  [at(3), 'ArrowLeft', true, at(3, 2)],
  [at(3, 2), 'ArrowRight', true, at(3)],
  [at(3, 6), 'ArrowLeft', false, at(5)],
  [at(3), 'Home', false, at(0)],
  [at(3), 'End', true, at(3, 9)],
  [at(3), 'x', false, null],
  [at(3), 'Tab', false, null],
])('%j and %s (with shift: %p) make %j', (before, key, withShift, after) => {
  expect(moveSelection(before, key, withShift, 10)).toEqual(after);
});

it('runs from the earlier to the later slot, within the chart', () => {
  expect([firstAndLast(at(6, 2), 10), firstAndLast(at(2, 12), 10), firstAndLast(at(11), 10)]).toEqual([
    [2, 6],
    [2, 9],
    [9, 9],
  ]);
});
