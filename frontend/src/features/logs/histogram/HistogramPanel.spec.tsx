import { defaultTimes, type LogHistogram, timesIn } from '@pruefer/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { histogram } from '~/testing/fakes/logs.js';
import { renderConsole } from '~/testing/render-console.js';
import { HistogramPanel } from './HistogramPanel.js';

function show(
  differs: { histogram?: LogHistogram; isLastMonth?: boolean; hasFailed?: boolean } = {},
  times = defaultTimes,
) {
  const called = { onZoom: jest.fn(), onClass: jest.fn() };
  renderConsole(
    <HistogramPanel
      {...{ histogram: undefined, hasFailed: false, isLastMonth: false, times }}
      {...differs}
      {...called}
    />,
  );
  return { ...called, panel: within(screen.getByRole('region', { name: /^Einträge je/ })) };
}

it('has a table that says the same: each bar with its begin and its requests by class', () => {
  const newYork = timesIn({ timezone: 'America/New_York', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm A' });
  const [first, second] = histogram.buckets;
  const { panel } = show({ histogram: { ...histogram, buckets: [{ ...first!, success: 12_600 }, second!] } }, newYork);
  fireEvent.click(panel.getByRole('button', { name: 'Als Tabelle' }));
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Beginn2xx4xx5xx',
    '2026-11-20, 07:30 AM12.600200',
    '2026-11-20, 08:00 AM4841',
  ]);
});

it('its legend counts each class, and leads to it alone', () => {
  const { panel, onClass } = show({ histogram });
  const legend = panel.getAllByRole('button', { name: /nur diese zeigen$/ });
  expect(legend.map((button) => button.getAttribute('aria-label'))).toEqual([
    '2xx 648: nur diese zeigen',
    '4xx 24: nur diese zeigen',
    '5xx 1: nur diese zeigen',
  ]);
  legend.forEach((button) => fireEvent.click(button));
  expect(onClass.mock.calls).toEqual([['2xx'], ['4xx'], ['5xx']]);
});

it('a pending load is not an empty one', () => {
  const { panel } = show();
  expect(panel.getByRole('button', { name: '5xx –: nur diese zeigen' })).toBeInTheDocument();
  expect(panel.queryByText('Das Diagramm konnte nicht geladen werden.')).not.toBeInTheDocument();
});

it('what could not be loaded says so', () => {
  const { panel } = show({ hasFailed: true });
  expect(panel.getByText('Das Diagramm konnte nicht geladen werden.')).toBeInTheDocument();
});

it.each([
  [true, false, null],
  [true, true, 'Das Diagramm zeigt die letzten 30 Tage.'],
  [false, true, 'Mit diesem Filter zeigt das Diagramm nur die neuesten 10.000 Einträge.'],
])('complete: %p, of more than a month: %p, it says %j', (isComplete, isLastMonth, note) => {
  const { panel } = show({ histogram: { ...histogram, isComplete }, isLastMonth });
  expect(panel.queryByText(/^(Das Diagramm zeigt|Mit diesem Filter)/)?.textContent ?? null).toBe(note);
});

it('bars are named and zoomed into by the keyboard', async () => {
  const visitor = userEvent.setup({ delay: null });
  const { panel, onZoom } = show({ histogram });
  const bars = panel.getByRole('slider', { name: 'Zeitabschnitt im Diagramm' });
  act(() => bars.focus());
  await visitor.keyboard('{End}');
  expect(bars).toHaveAttribute('aria-valuetext', '20.11.2026, 14:00 bis 14:30: 48 mit 2xx, 4 mit 4xx, 1 mit 5xx');
  await visitor.keyboard('{Enter}');
  expect(onZoom).toHaveBeenCalledWith('2026-11-20T13:00:00.000Z', '2026-11-20T13:30:00.000Z');
});
