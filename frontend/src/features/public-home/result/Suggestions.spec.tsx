import type { Suggestion } from '@pruefer/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { Suggestions } from './Suggestions.js';

const suggestion = (position: number, bankName: string | null) => ({
  position,
  from: 'O',
  to: '0',
  bankName,
  iban: `DE${position}370400440532013000`,
});
const show = (suggestions: Suggestion[], onFill = jest.fn()) =>
  render(<Suggestions suggestions={suggestions} onFill={onFill} />, { wrapper: App });

it('names at most three, and never claims to be right', () => {
  show([suggestion(9, 'Commerzbank'), ...[10, 11, 12].map((at) => suggestion(at, null))]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stelle 9: 0 statt O passt zu einem Konto bei CommerzbankDE93 7040 0440 5320 1300 0übernehmen',
    'Stelle 10: 0 statt O hat passende PrüfziffernDE10 3704 0044 0532 0130 00übernehmen',
    'Stelle 11: 0 statt O hat passende PrüfziffernDE11 3704 0044 0532 0130 00übernehmen',
  ]);
  expect(screen.getByText(/Bitte vergleichen Sie mit dem Original/)).toBeInTheDocument();
});

it.each([
  ['', '7', 9, 'Stelle 9: 7 fehlt'],
  ['7', '', 9, 'Stelle 9: 7 ist zu viel'],
  ['', 'DE', 1, 'DE am Anfang'],
  ['12', '21', 9, 'Stelle 9: 21 statt 12'],
])('says what %j instead of %j means', (from, to, position, text) => {
  show([{ ...suggestion(position, null), from, to }]);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('hands over the whole IBAN on a click, and nothing before it', async () => {
  const onFill = jest.fn();
  show([suggestion(10, null)], onFill);
  expect(onFill).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'DE10 3704 0044 0532 0130 00 übernehmen' }));
  expect(onFill.mock.calls).toEqual([['DE10370400440532013000']]);
});

it('says nothing when there is nothing to say', () => {
  show([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
