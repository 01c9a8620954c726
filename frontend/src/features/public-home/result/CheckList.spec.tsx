import { render, screen, within } from '@testing-library/react';
import { App } from '~/app/App.js';
import { createIbanVerdict, misspelledIban, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { CheckList } from './CheckList.js';

function show(answer = createIbanVerdict(validIban)) {
  render(<CheckList answer={answer} />, { wrapper: App });
  return screen.getAllByRole('listitem');
}

it('gives each result a sign and a word, never colour alone', () => {
  const answer = createIbanVerdict(misspelledIban);
  answer.checks.bankCode = { ...answer.checks.bankCode, result: 'warning', reason: 'Die Bank kann neu sein.' };
  const rows = show(answer);
  const signs = ['check', 'x', 'minus', 'triangle-alert', 'minus'];
  rows.forEach((row, index) => expect(row.querySelector('svg')).toHaveClass(`lucide-${signs[index]}`));
  expect(rows.map((row) => row.textContent)).toEqual([
    'Land und Länge bestandenDE, 22 Stellen',
    'Aufbau nicht bestandenStelle 9',
    'Prüfziffern nicht geprüftnicht geprüft',
    'Bankleitzahl mit Hinweismit HinweisDie Bank kann neu sein.',
    'Kontonummer nicht geprüftnicht geprüft',
  ]);
});

it('shows the publishers of rules and data, bank data first', () => {
  show();
  expect(screen.getByText('Quelle: Deutsche Bundesbank, gültig ab 07.09.2026')).toBeInTheDocument();
  expect(screen.getByText(/^IBAN-Register \(SWIFT\)/)).toBeInTheDocument();
});

it('explains why a check of a valid IBAN was not made', () => {
  const rows = show(createIbanVerdict('AT611904300234573201'));
  const bank = rows.find((row) => row.textContent?.startsWith('Bankleitzahl'));
  expect(within(bank as HTMLElement).getByText(/Bankdaten/)).toBeInTheDocument();
});
