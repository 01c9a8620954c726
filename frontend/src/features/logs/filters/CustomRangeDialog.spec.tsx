import { defaultTimes, type Times, timesIn } from '@pruefer/contracts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { CustomRangeDialog } from './CustomRangeDialog.js';
import type { CustomRange } from './to-custom-range.js';

const halfADay: CustomRange = { startDate: '2026-11-20T00:30:00.000Z', endDate: '2026-11-20T12:30:00.000Z' };

function show(range: CustomRange = halfADay, times: Times = defaultTimes) {
  const called = { onApply: jest.fn(), onClose: jest.fn() };
  render(<CustomRangeDialog {...{ range, times }} {...called} />, { wrapper: App });
  const dialog = within(screen.getByRole('dialog', { name: 'Eigener Zeitraum' }));
  /** As a field reads, without the marks that keep its parts apart and without its name. */
  const shown = (name: string) =>
    dialog
      .getByRole('group', { name })
      .textContent.replace(/[\u2066-\u2069\u200b]/g, '')
      .replace(name, '')
      .trim();
  const apply = () => fireEvent.click(dialog.getByRole('button', { name: 'Anwenden' }));
  return { ...called, dialog, shown, apply };
}

it('begins with the current range, in the zone of the settings, and names it', () => {
  const { dialog, shown, apply, onApply } = show();
  expect(dialog.getByText('Zeiten gelten in der Zeitzone Europe/Berlin.')).toBeInTheDocument();
  expect([shown('Von'), shown('Bis')]).toEqual(['20.11.2026 01:30', '20.11.2026 13:30']);
  apply();
  expect(onApply).toHaveBeenCalledWith(halfADay);
});

it('shows the same instants in another zone and format', () => {
  const times = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm:ss A' });
  const { shown, apply, onApply } = show(halfADay, times);
  expect([shown('Von'), shown('Bis')]).toEqual(['11/19/2026 07:30 PM', '11/20/2026 07:30 AM']);
  apply();
  expect(onApply).toHaveBeenCalledWith(halfADay);
});

it('a day of the address is a whole day of the zone, also the one that has 25 hours', () => {
  const { shown, apply, onApply } = show({ startDate: '2026-10-25', endDate: '2026-10-25' });
  expect(shown('Von')).toBe('25.10.2026 00:00');
  apply();
  const [{ startDate, endDate }] = onApply.mock.calls[0] as [CustomRange];
  expect(startDate).toBe('2026-10-24T22:00:00.000Z');
  expect((Date.parse(endDate) - Date.parse(startDate)) / 3_600_000).toBeCloseTo(25, 2);
});

it('reports an end before the begin, only once it is tried, and applies nothing', () => {
  const { dialog, apply, onApply } = show({ startDate: halfADay.endDate, endDate: halfADay.startDate });
  expect(dialog.queryByText('Das Ende muss nach dem Beginn liegen.')).not.toBeInTheDocument();
  apply();
  expect(dialog.getByText('Das Ende muss nach dem Beginn liegen.')).toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
});

it('refuses an end that equals the begin', () => {
  const { dialog, apply, onApply } = show({ startDate: halfADay.startDate, endDate: halfADay.startDate });
  apply();
  expect(dialog.getByText('Das Ende muss nach dem Beginn liegen.')).toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
});

it('wants both ends, and is left by Escape or its button without a change', async () => {
  const visitor = userEvent.setup({ delay: null });
  const { dialog, apply, onApply, onClose } = show();
  const [day] = within(dialog.getByRole('group', { name: 'Von' })).getAllByRole('spinbutton');
  await visitor.click(day!);
  await visitor.keyboard('{Backspace}');
  apply();
  await waitFor(() => expect(dialog.getByText('Bitte geben Sie Datum und Uhrzeit an.')).toBeInTheDocument());
  fireEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onApply).not.toHaveBeenCalled();
});
