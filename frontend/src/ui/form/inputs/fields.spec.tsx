import { screen } from '@testing-library/react';
import { renderForm } from '~/testing/render-form.js';
import { CheckInput } from './CheckInput.js';
import { CountedInput } from './CountedInput.js';
import { LinesInput } from './LinesInput.js';
import { MoreFields } from './MoreFields.js';
import { RadioInput } from './RadioInput.js';
import { SelectInput } from './SelectInput.js';
import { TextInput } from './TextInput.js';

const options = [
  { value: 'manager', label: 'Manager' },
  { value: 'admin', label: 'Administrator' },
];

it('a list has one entry a line: pasted commas separate too, blank lines are ignored', async () => {
  const { visitor, values } = renderForm(<LinesInput name="ips" label="Adressen" />, { ips: ['10.0.0.1'] });
  const field = screen.getByRole('textbox', { name: 'Adressen' });
  expect(field).toHaveValue('10.0.0.1');
  await visitor.clear(field);
  await visitor.paste('10.0.0.1, 10.0.0.2;\n\n 2001:db8::/32 \n');
  expect(values()).toEqual({ ips: ['10.0.0.1', '10.0.0.2', '2001:db8::/32'] });
  // Nothing is taken away from under the caret.
  expect(field).toHaveValue('10.0.0.1, 10.0.0.2;\n\n 2001:db8::/32 \n');
});

it('an optional text that holds blanks alone was not said', async () => {
  const { visitor, values } = renderForm(<TextInput name="note" label="Notiz" isOptional />, { note: 'alt' });
  const field = screen.getByRole('textbox', { name: 'Notiz' });
  await visitor.clear(field);
  await visitor.paste('  ');
  expect(values()).toEqual({ note: null });
});

it('a text that is best kept short says how long it is, and as soon as it is too long', async () => {
  const { visitor } = renderForm(<CountedInput name="title" label="Titel" recommended={10} />, { title: 'Prüfstelle' });
  const field = screen.getByRole('textbox', { name: 'Titel' });
  expect(field).toHaveAccessibleDescription('10 von 10 Zeichen');
  await visitor.type(field, ' X');
  expect(field).toHaveAccessibleDescription('12 von 10 Zeichen: wird gekürzt gezeigt');
});

it('a choice, a yes or no and one of a few are chosen by their names, with the keyboard too', async () => {
  const { visitor, values } = renderForm(
    <>
      <SelectInput name="role" label="Rolle" options={options} />
      <CheckInput name="isActive" label="Aktiv" helperText="Kann sich anmelden" />
      <RadioInput name="when" label="Wann" options={options} />
    </>,
    { role: 'manager', isActive: false, when: 'manager' },
  );
  await visitor.click(screen.getByRole('combobox', { name: 'Rolle' }));
  await visitor.click(screen.getByRole('option', { name: 'Administrator' }));
  await visitor.tab();
  expect(screen.getByRole('checkbox', { name: 'Aktiv' })).toHaveFocus();
  await visitor.keyboard(' ');
  await visitor.click(screen.getByRole('radio', { name: 'Administrator' }));
  expect(screen.getByRole('radiogroup', { name: 'Wann' })).toBeInTheDocument();
  expect(values()).toEqual({ role: 'admin', isActive: true, when: 'admin' });
});

it('fields that most leave alone stand behind a button, which says whether they are shown', async () => {
  const { visitor } = renderForm(
    <MoreFields label="Weitere Angaben" names={['note']}>
      <TextInput name="note" label="Notiz" />
    </MoreFields>,
    { note: '' },
  );
  const button = screen.getByRole('button', { name: 'Weitere Angaben' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await visitor.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('textbox', { name: 'Notiz' })).toBeInTheDocument();
});
