import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { App } from '~/app/App.js';
import { Logo } from './Logo.js';

it('is the name next to a mark of four strokes, the same as the icon of the tab', () => {
  const { container } = render(<Logo name="IBAN-Prüfer" />, { wrapper: App });
  expect(screen.getByText('IBAN-Prüfer')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  const strokes = container.querySelector('path')?.getAttribute('d') ?? '';
  expect(readFileSync(`${__dirname}/../../../public/favicon.svg`, 'utf8')).toContain(strokes);
});
