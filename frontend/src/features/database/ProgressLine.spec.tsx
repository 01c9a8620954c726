import { render, screen } from '@testing-library/react';
import { ProgressLine } from './ProgressLine.js';

it('the bar reads out whole percent, and nothing where nobody knows how much there is', () => {
  const { rerender } = render(<ProgressLine label="Sicherung" step="Protokoll" share={0.061_725} />);
  const bar = screen.getByRole('progressbar', { name: 'Sicherung' });
  expect(bar.getAttribute('aria-valuenow')).toBe('6');
  rerender(<ProgressLine label="Sicherung" step="Protokoll" share={1.2} />);
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  rerender(<ProgressLine label="Sicherung" step="Protokoll" />);
  expect(screen.getByRole('progressbar', { name: 'Sicherung' }).hasAttribute('aria-valuenow')).toBe(false);
});
