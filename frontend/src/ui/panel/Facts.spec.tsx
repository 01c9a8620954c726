import { render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import { type Fact, Facts } from './Facts.js';

function show(...facts: Fact[]) {
  render(<Facts facts={facts} />, { wrapper: App });
}

it('pairs each label with its value', () => {
  show({ label: 'Bank', value: 'Süderelbe Versicherungsverein a. G.' }, { label: 'Ort', value: 'Hamburg' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Bank', 'Ort']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Süderelbe Versicherungsverein a. G.',
    'Hamburg',
  ]);
});

it('describes unknown values in words', () => {
  show({ label: 'BIC', value: null, code: true, copy: null });
  expect(screen.getByRole('definition')).toHaveTextContent('nicht bekannt');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers to copy what there is to copy', () => {
  show({ label: 'BLZ', value: '370 400 44', code: true, copy: '37040044' }, { label: 'Land', value: 'Deutschland' });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['BLZ kopieren']);
});
