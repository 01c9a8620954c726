import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderForm } from '~/testing/render-form.js';
import { NumberInput, numberText, readNumber } from './NumberInput.js';

type Props = Partial<ComponentProps<typeof NumberInput>>;

function show(value: number | null, props: Props = {}) {
  const form = renderForm(<NumberInput name="quota" label="Kontingent" {...props} />, { quota: value });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kontingent' });
  /** Puts a text in place of what stands there, at once. */
  const replace = async (text: string) => {
    await form.visitor.tripleClick(field);
    await (text === '' ? form.visitor.keyboard('{Delete}') : form.visitor.paste(text));
  };
  return { ...form, field, replace };
}

it('shows thousands separators without the focus, and bare digits with it', async () => {
  const { visitor, field, values } = show(1_234_567);
  expect(field).toHaveValue('1.234.567');
  await visitor.click(field);
  expect(field).toHaveValue('1234567');
  await visitor.tab();
  expect(field).toHaveValue('1.234.567');
  expect(values()).toEqual({ quota: 1_234_567 });
});

it('reads pasted numbers with separators, and keeps other text for the check to refuse', async () => {
  const { visitor, field, values, replace } = show(5);
  await replace('25.000');
  expect(values()).toEqual({ quota: 25_000 });
  await replace('10,5');
  expect(values()).toEqual({ quota: '10,5' });
  await visitor.tab();
  expect(field).toHaveValue('10,5');
});

it.each([
  ['refused later where a number must be', {}, ''],
  ['nothing said where it may be left out', { isOptional: true }, null],
])('an empty field is %s', async (_, props, value) => {
  const { values, replace } = show(5, props);
  await replace('');
  expect(values()).toEqual({ quota: value });
});

it('an empty field means something once it is left, where it has a meaning', async () => {
  const { visitor, field, values, replace } = show(5, { whenEmpty: 0 });
  await replace('');
  expect(values()).toEqual({ quota: '' });
  await visitor.tab();
  expect([field.value, values()]).toEqual(['0', { quota: 0 }]);
});

it('the arrow keys go step by step, and not beyond the bounds', async () => {
  const { visitor, field, values } = show(80, { step: { by: 10, min: 70, max: 95 } });
  await visitor.click(field);
  await visitor.keyboard('{ArrowUp}');
  expect(values()).toEqual({ quota: 90 });
  await visitor.keyboard('{ArrowUp}{ArrowUp}');
  expect(values()).toEqual({ quota: 95 });
  await visitor.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(values()).toEqual({ quota: 70 });
});

it.each([
  ['1000', 1_000],
  [' 25.000 ', 25_000],
  ['1.000.000', 1_000_000],
  ['0', 0],
])('reads %j as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each(['', '1.00', '10,5', '-3', '1e6', 'viele'])('leaves %j as it was typed, for the check to refuse', (typed) => {
  expect(readNumber(typed)).toBe(typed);
});

it('shows thousands, and whatever else as it is', () => {
  expect([numberText(1_234_567), numberText('10,5'), numberText(null)]).toEqual(['1.234.567', '10,5', '']);
});
