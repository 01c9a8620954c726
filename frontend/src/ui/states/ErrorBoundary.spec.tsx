import { render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import { CrashScreen } from '~/app/CrashScreen.js';
import { ErrorBoundary } from './ErrorBoundary.js';

function Broken(): never {
  throw new Error('a bug');
}

it('shows a way on in place of what failed, and leaves the rest', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <App>
      <p>{'header'}</p>
      <ErrorBoundary fallback={<CrashScreen />}>
        <Broken />
      </ErrorBoundary>
    </App>,
  );
  expect(screen.getByText('header')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diese Ansicht ist fehlgeschlagen');
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument();
  report.mockRestore();
});
