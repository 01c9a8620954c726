import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { button } from '~/testing/visit-site.js';
import { MoveButtons } from './MoveButtons.js';
import { moveItem } from './move-item.js';
import { useDragOrder } from './use-drag-order.js';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('a move from place %i to %i makes %s', (from, to, expected) => {
  const items = ['a', 'b', 'c'];
  expect(moveItem(items, from, to).join('')).toBe(expected);
  expect(items).toEqual(['a', 'b', 'c']);
});

/** A list that is put in order by buttons, or with the mouse. */
function List() {
  const [items, setItems] = useState(['A', 'B', 'C']);
  const move = (from: number, to: number) => setItems(moveItem(items, from, to));
  const { edgeAt, buildHandlers: buildHandlers } = useDragOrder(move);
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item} {...buildHandlers(index)} data-edge={edgeAt(index)}>
          <span>{item}</span>
          <MoveButtons of={item} index={index} count={items.length} onMove={move} />
        </li>
      ))}
    </ul>
  );
}

const order = () => screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
const row = (index: number) => screen.getAllByRole('listitem')[index]!;
const dataTransfer = { effectAllowed: 'none' };

it('the focus stays on the button that moves, up to the end, where it does nothing more', async () => {
  const visitor = userEvent.setup({ delay: null });
  render(<List />);
  await visitor.tab();
  await visitor.tab();
  await visitor.keyboard('{Enter}{Enter}{Enter}');
  expect(order()).toEqual(['B', 'C', 'A']);
  expect(button('A nach unten')).toHaveFocus();
  expect(button('A nach unten')).toHaveAttribute('aria-disabled', 'true');
  expect(button('A nach oben')).toHaveAttribute('aria-disabled', 'false');
});

it('a dragged row shows its target, and is dropped there', () => {
  render(<List />);
  fireEvent.dragStart(row(0), { dataTransfer });
  fireEvent.dragOver(row(2));
  expect(row(2)).toHaveAttribute('data-edge', 'below');
  fireEvent.drop(row(2));
  expect(order()).toEqual(['B', 'C', 'A']);
  fireEvent.dragStart(row(2), { dataTransfer });
  fireEvent.dragOver(row(0));
  expect(row(0)).toHaveAttribute('data-edge', 'above');
  fireEvent.dragEnd(row(2));
  expect(order()).toEqual(['B', 'C', 'A']);
  expect(row(0)).not.toHaveAttribute('data-edge');
});

it('the list ignores a file that is dragged over it', () => {
  render(<List />);
  // False: the list has taken it.
  expect([fireEvent.dragOver(row(1)), fireEvent.drop(row(1))]).toEqual([true, true]);
  expect(order()).toEqual(['A', 'B', 'C']);
});
