import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AuditPager } from './AuditPager.js';

const behind: Readonly<Record<string, string | null>> = { first: 'b', b: 'c', c: null };

/** Three pages, each knowing only the one behind it. */
function Pages({ from }: { readonly from: string | null }) {
  const [cursor, setCursor] = useState(from);
  return (
    <>
      <output>{cursor ?? 'first'}</output>
      <AuditPager cursor={cursor} next={behind[cursor ?? 'first']} onTurn={setCursor} />
    </>
  );
}

const page = () => screen.getByRole('status').textContent;
const older = () => screen.getByRole('button', { name: 'Ältere' });
const newer = (name = 'Neuere') => screen.getByRole('button', { name });

it('at either end the button stays, so that the focus has a place, and does nothing', () => {
  render(<Pages from={null} />);
  expect(newer()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(newer());
  expect(page()).toBe('first');
  fireEvent.click(older());
  fireEvent.click(older());
  expect(older()).toBeEnabled();
  expect(older()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(older());
  expect(page()).toBe('c');
});

it('returns from a bookmarked page to the first, because the one before is unknown', () => {
  render(<Pages from="c" />);
  fireEvent.click(newer('Zum Anfang'));
  expect(page()).toBe('first');
});

it('while the next page is not known yet nothing is turned', () => {
  const onTurn = jest.fn();
  render(<AuditPager cursor="b" next={undefined} onTurn={onTurn} />);
  fireEvent.click(older());
  expect(onTurn).not.toHaveBeenCalled();
});

it.each([null, undefined])('is not there where one page holds all (%p)', (next) => {
  render(<AuditPager cursor={null} next={next} onTurn={jest.fn()} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
