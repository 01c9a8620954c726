import { defaultTimes, timesIn } from '@pruefer/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { App } from '~/app/App.js';
import { DayField } from './DayField.js';

const onApply = jest.fn();
beforeEach(() => onApply.mockReset());

function Filter({ times = defaultTimes }) {
  const [value, setValue] = useState<string | undefined>();
  return (
    <App>
      <DayField
        times={times}
        label="Von"
        value={value}
        check={(day) => (day < '2026-01-01' ? 'Zu früh.' : null)}
        onApply={(day) => {
          onApply(day);
          setValue(day);
        }}
      />
      <button aria-label="Zurücksetzen" onClick={() => setValue(undefined)} />
    </App>
  );
}

function show(times = defaultTimes) {
  render(<Filter times={times} />);
  const field = screen.getByRole('textbox', { name: 'Von' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, leave: () => fireEvent.blur(field), enter: () => fireEvent.submit(field) };
}

it('counts once the field is left, and is then written in full', () => {
  const { field, type, leave } = show();
  type('1.2.2026');
  expect(onApply).not.toHaveBeenCalled();
  leave();
  expect(onApply.mock.calls).toEqual([['2026-02-01']]);
  expect(field).toHaveValue('01.02.2026');
});

it('counts on Enter, and not again when the field is left after it', () => {
  const { type, enter, leave } = show();
  type('01.02.2026');
  enter();
  leave();
  expect(onApply.mock.calls).toEqual([['2026-02-01']]);
});

it.each([
  ['31.02.2026', 'Bitte geben Sie einen Tag an, zum Beispiel 31.12.2026.'],
  ['morgen', 'Bitte geben Sie einen Tag an, zum Beispiel 31.12.2026.'],
  ['31.12.2025', 'Zu früh.'],
])('reports %s at the field, keeps it, and requests nothing', (typed, problem) => {
  const { field, type, leave } = show();
  type(typed);
  leave();
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toBeInvalid();
  expect(field).toHaveValue(typed);
  expect(onApply).not.toHaveBeenCalled();
  type('02.01.2026');
  leave();
  expect(field).toBeValid();
});

it('writes the day in force in full, however it was retyped, and forgets an earlier mistake', () => {
  const { field, type, leave } = show();
  type('01.02.2026');
  leave();
  type('quatsch');
  leave();
  expect(field).toBeInvalid();
  type('1.2.2026');
  leave();
  expect(field).toBeValid();
  expect(field).toHaveValue('01.02.2026');
  expect(onApply.mock.calls).toEqual([['2026-02-01']]);
});

it('shows the day that is chosen over a fault, also when it is the one in force', async () => {
  const { field, type, leave } = show();
  type('01.02.2026');
  leave();
  type('quatsch');
  leave();
  fireEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
  fireEvent.click(await screen.findByRole('gridcell', { name: '1' }));
  expect(field).toHaveValue('01.02.2026');
  expect(field).toBeValid();
});

it('shows a chosen day that is refused next to its problem', async () => {
  const { field, type, leave } = show();
  type('01.01.2026');
  leave();
  fireEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Letzter Monat' }));
  fireEvent.click(await screen.findByRole('gridcell', { name: '15' }));
  expect(field).toHaveAccessibleDescription('Zu früh.');
  expect(field).toHaveValue('15.12.2025');
  expect(onApply.mock.calls).toEqual([['2026-01-01']]);
});

it('is taken away by an empty text and from outside, the word of a fault with it', () => {
  const { field, type, leave } = show();
  type('01.02.2026');
  leave();
  type(' ');
  leave();
  expect(onApply.mock.calls).toEqual([['2026-02-01'], [undefined]]);
  type('03.02.2026');
  leave();
  type('quatsch');
  leave();
  fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(field).toHaveValue('');
  expect(field).toBeValid();
});

it('reads and shows days as the settings write them: 02/03 is no third of February here', () => {
  const { field, type, leave } = show(
    timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A' }),
  );
  type('02/03/2026');
  leave();
  expect(onApply.mock.calls).toEqual([['2026-02-03']]);
  expect(field).toHaveValue('02/03/2026');
  type('13/02/2026');
  leave();
  expect(field).toHaveAccessibleDescription('Bitte geben Sie einen Tag an, zum Beispiel 12/31/2026.');
});
