import { render, screen } from '@testing-library/react';
import { runningJob } from '~/testing/fakes/database.js';
import { JobProgressBar } from './JobProgressBar.js';

const bar = () => screen.getByRole('progressbar', { name: 'Fortschritt: Sicherung' });

it('says what a job is at and how far, to assistive technology as well', () => {
  const { rerender } = render(<JobProgressBar job={runningJob({ state: 'waiting' })} />);
  expect(screen.getByText('Wartet auf den Beginn')).toBeInTheDocument();
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  const show = (done: number, total: number | null) =>
    rerender(<JobProgressBar job={runningJob({ progress: { step: 'Tabellen lesen', done, total } })} />);

  show(0, null);
  expect(screen.getByText('Tabellen lesen')).toBeInTheDocument();
  expect(screen.queryByText('0')).not.toBeInTheDocument();
  show(1_200, null);
  expect(screen.getByText('1.200')).toBeInTheDocument();
  expect(bar()).not.toHaveAttribute('aria-valuenow');

  show(1_200, 4_800);
  expect(screen.getByText('1.200 von 4.800')).toBeInTheDocument();
  expect(bar()).toHaveAttribute('aria-valuenow', '25');
  // More came than was counted in advance.
  show(5_000, 4_800);
  expect(bar()).toHaveAttribute('aria-valuenow', '100');
  show(0, 0);
  expect(bar()).toHaveAttribute('aria-valuenow', '0');
});
