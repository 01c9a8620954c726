import { render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import { Note } from './Note.js';

it.each(['info', 'warning', 'error'] as const)('shows a text with the sign of its kind: %s', (kind) => {
  const { container } = render(<Note kind={kind}>{'Die Bankdaten laufen ab.'}</Note>, { wrapper: App });
  expect(screen.getByText('Die Bankdaten laufen ab.')).toBeInTheDocument();
  const sign = container.querySelector('svg');
  expect(sign).toHaveAttribute('aria-hidden', 'true');
  expect(sign?.getAttribute('class')).toContain(
    { info: 'info', warning: 'triangle-alert', error: 'circle-alert' }[kind],
  );
});
