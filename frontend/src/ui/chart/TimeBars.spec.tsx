import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BarSeries } from './Bars.js';
import { TimeBars } from './TimeBars.js';

const slots = ['13:08', '13:09', '13:10'];
const series: BarSeries[] = [
  { label: 'gültig', tone: 'ok', values: [1_200, 0, 7] },
  { label: 'abgewiesen', tone: 'warn', values: [3, 0, 0] },
];
const bars = { label: 'Anfragen je Minute', slots, series, height: 200 };
const slider = () => screen.getByRole('slider', { name: 'Anfragen je Minute' });
const text = () => slider().getAttribute('aria-valuetext');

it('bars by time are read out with the figures of the slot, the last one at first', () => {
  render(<TimeBars {...bars} />);
  expect(screen.getByRole('figure', { name: 'Anfragen je Minute' })).toBeInTheDocument();
  expect(text()).toBe('13:10: gültig 7, abgewiesen 0');
  expect([slider().getAttribute('aria-valuenow'), slider().getAttribute('aria-valuemax')]).toEqual(['3', '3']);
  expect(slider()).toHaveAccessibleDescription('Mit den Pfeiltasten durch die Balken gehen.');
});

it('bars by time are walked through with the arrow keys, which show the figures too; Escape hides them', async () => {
  const visitor = userEvent.setup({ delay: null });
  render(<TimeBars {...bars} />);
  await visitor.tab();
  await visitor.keyboard('{Home}');
  expect(text()).toBe('13:08: gültig 1.200, abgewiesen 3');
  expect(screen.getByRole('tooltip')).toHaveTextContent('13:08gültig1.200abgewiesen3');
  await visitor.keyboard('{ArrowLeft}{ArrowRight}');
  expect(screen.getByRole('tooltip')).toHaveTextContent('13:09');
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('bars by time show no figures once the focus has left', async () => {
  const visitor = userEvent.setup({ delay: null });
  render(<TimeBars {...bars} />);
  await visitor.tab();
  await visitor.keyboard('{End}');
  await visitor.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('bars by time invent nothing where a series has no value yet', () => {
  render(<TimeBars {...bars} series={[{ label: 'gültig', tone: 'ok', values: [] }]} />);
  expect(text()).toBe('13:10: gültig 0');
});
