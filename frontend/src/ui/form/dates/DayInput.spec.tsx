import { screen } from '@testing-library/react';
import { type TimeSettings, timesIn } from '@pruefer/contracts';
import { renderForm } from '~/testing/render-form.js';
import { DayInput } from './DayInput.js';

const berlin: TimeSettings = { timezone: 'Europe/Berlin', dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm' };

function show(end: string | null, settings: Partial<TimeSettings> = {}) {
  const times = timesIn({ ...berlin, ...settings });
  const form = renderForm(<DayInput name="expiresAt" label="Gültig bis" times={times} />, { expiresAt: end });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gültig bis' });
  const replace = async (text: string) => {
    await form.visitor.tripleClick(field);
    await form.visitor.paste(text);
  };
  return { ...form, field, replace };
}

it.each([
  ['in winter', '2027-12-31T23:00:00.000Z', {}, '31.12.2027'],
  ['in summer', '2027-06-30T22:00:00.000Z', {}, '30.06.2027'],
  ['overseas', '2028-01-01T05:00:00.000Z', { timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY' }, '12/31/2027'],
  ['in UTC', '2028-01-01T00:00:00.000Z', { timezone: 'UTC', dateFormat: 'YYYY-MM-DD' }, '2027-12-31'],
  ['of what ends at some hour', '2027-12-31T12:00:00.000Z', {}, '31.12.2027'],
] as const)('shows the last day %s', (_, end, settings, day) => {
  expect(show(end, settings).field).toHaveValue(day);
});

it('is empty for what never ends, and says how a day is written', () => {
  const { field } = show(null, { dateFormat: 'DD/MM/YYYY' });
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('placeholder', 'TT/MM/JJJJ');
});

it.each([
  ['31.12.2027', {}, '2027-12-31T23:00:00.000Z'],
  [' 1.7.2027 ', {}, '2027-07-01T22:00:00.000Z'],
  ['2027-07-01', {}, '2027-07-01T22:00:00.000Z'],
  ['07/01/2027', { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' }, '2027-07-02T00:00:00.000Z'],
  ['28.03.2027', {}, '2027-03-28T22:00:00.000Z'],
] as const)('takes %j for the end of that day where the settings say so', async (typed, settings, end) => {
  const { field, values, replace } = show(null, settings);
  await replace(typed);
  expect(values()).toEqual({ expiresAt: end });
  expect(field).toHaveValue(typed);
});

it('text that is no day, or not yet one, is passed on as typed: it never means for ever', async () => {
  const { values, replace } = show(null);
  for (const typed of ['31.02.2027', '31.12.', 'bald']) {
    await replace(typed);
    expect(values()).toEqual({ expiresAt: typed });
  }
});

it('an emptied field means never', async () => {
  const { visitor, field, values } = show('2027-12-31T23:00:00.000Z');
  await visitor.clear(field);
  expect(values()).toEqual({ expiresAt: null });
});
