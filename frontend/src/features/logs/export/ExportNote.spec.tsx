import { fireEvent, render, screen } from '@testing-library/react';
import { noAnswerError } from '~/api/http/call-error.js';
import type { StreamState } from '~/api/files/use-file-stream.js';
import { App } from '~/app/App.js';
import { ExportNote } from './ExportNote.js';

const called = { onStop: jest.fn(), onRetry: jest.fn() };
beforeEach(() => Object.values(called).forEach((mock) => mock.mockReset()));

function show(state: StreamState, total = 200_000, isExact = true) {
  const { container } = render(<ExportNote {...{ state, total, isExact }} {...called} />, { wrapper: App });
  return container;
}
const running = (rows: number, bytes = 0): StreamState => ({ status: 'running', lines: rows + 1, bytes, seconds: 1 });
const progress = () => screen.getByRole('progressbar', { name: 'Fortschritt des CSV-Exports' });

it('says how far it is, in rows and megabytes, and can be stopped', () => {
  const page = show(running(12_345, 1_449_999));
  expect(page).toHaveTextContent('CSV-Export: 12.345 von 200.000 Zeilen, 1,4 MB');
  expect(progress()).toHaveAttribute('aria-valuenow', '6');
  fireEvent.click(screen.getByRole('button', { name: 'Export abbrechen' }));
  expect(called.onStop).toHaveBeenCalledTimes(1);
});

it('shows no share of a total that is not counted to the end', () => {
  const page = show(running(0), 10_000, false);
  expect(page).toHaveTextContent('CSV-Export: 0 von über 10.000 Zeilen, 0,0 MB');
  expect(progress()).not.toHaveAttribute('aria-valuenow');
});

it.each([
  [250_000, 200_000, '100'],
  [5, 0, '0'],
])('of %i rows of %i it is at %s percent: rows arrive while it runs', (rows, total, percent) => {
  show(running(rows), total);
  expect(progress()).toHaveAttribute('aria-valuenow', percent);
});

it('stays with the reason and the number for support when it failed, and tries again', () => {
  const error = { ...noAnswerError('503'), message: 'Es laufen schon Exporte.', requestId: 'b7c2-0042' };
  show({ status: 'failed', error });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Export fehlgeschlagen Es laufen schon Exporte\. .*b7c2-0042/);
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(called.onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('has a sentence for a line that broke, where the server could say none', () => {
  show({ status: 'failed', error: noAnswerError('network') });
  expect(screen.getByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('null');
});

it('is not there while nothing is exported', () => {
  show({ status: 'idle' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(/CSV/)).not.toBeInTheDocument();
});
