import { render, screen } from '@testing-library/react';
import { App } from '../../app/App.js';
import { Suggestions } from './Suggestions.js';

const suggestion = (position: number, bankName: string | null) => ({ position, from: 'O', to: '0', bankName });

it('names at most three, and never claims to be right', () => {
  render(
    <App>
      <Suggestions suggestions={[suggestion(9, 'Commerzbank'), ...[10, 11, 12].map((at) => suggestion(at, null))]} />
    </App>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stelle 9: 0 statt O ergäbe ein Konto bei Commerzbank',
    'Stelle 10: 0 statt O ergäbe passende Prüfziffern',
    'Stelle 11: 0 statt O ergäbe passende Prüfziffern',
  ]);
  expect(screen.getByText(/Bitte vergleichen Sie mit dem Original/)).toBeInTheDocument();
});

it('says nothing when there is nothing to say', () => {
  render(
    <App>
      <Suggestions suggestions={[]} />
    </App>,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
