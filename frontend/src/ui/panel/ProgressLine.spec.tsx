import { render, screen } from '@testing-library/react';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { ProgressLine } from './ProgressLine.js';

it('the bar reads out whole percent, and nothing where the total is unknown', () => {
  const { rerender } = render(
    <ProgressLine label="Sicherung" step="Protokoll" percent={wholePercent(61_725, 1_000_000)} />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Sicherung' });
  expect(bar.getAttribute('aria-valuenow')).toBe('6');
  rerender(<ProgressLine label="Sicherung" step="Protokoll" percent={wholePercent(12, 10)} />);
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  rerender(<ProgressLine label="Sicherung" step="Protokoll" />);
  expect(screen.getByRole('progressbar', { name: 'Sicherung' }).hasAttribute('aria-valuenow')).toBe(false);
});
