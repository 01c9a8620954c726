import { defaultSystemConfig } from '@pruefer/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { SettingsPanel } from './SettingsPanel.js';

function Form({ group, disabled }: { readonly group: 'api' | 'login'; readonly disabled: boolean }) {
  return (
    <FormProvider {...useForm({ defaultValues: defaultSystemConfig })}>
      <SettingsPanel panel={group} disabled={disabled} />
    </FormProvider>
  );
}

function show(group: 'api' | 'login', disabled = false) {
  render(<Form group={group} disabled={disabled} />);
  const [window, most] = screen.getAllByRole('textbox');
  const press = (field: HTMLElement | undefined, key: string, times = 1) => {
    for (let pressed = 0; pressed < times; pressed++) fireEvent.keyDown(field!, { key });
  };
  const type = (field: HTMLElement | undefined, value: string) => fireEvent.change(field!, { target: { value } });
  return { window: window!, most: most!, press, type };
}

it('shows the allowed range of each field, and explains it in a sentence', () => {
  const { window, most } = show('login');
  expect(window).toHaveAccessibleName('Zeitfenster');
  expect(window).toHaveAccessibleDescription('1 bis 60 Minuten');
  expect(most).toHaveAccessibleDescription('3 bis 50');
  expect(screen.getByText('= 15 Minuten')).toBeInTheDocument();
  expect(
    screen.getByText('Nach 5 Fehlversuchen in 15 Minuten ist die Anmeldung vorübergehend gesperrt.'),
  ).toBeInTheDocument();
});

it('the arrow keys go on by whole minutes and end at the bounds', () => {
  const { window, press, type } = show('api');
  press(window, 'ArrowUp');
  expect(window).toHaveValue('960.000');
  expect(screen.getByText(/in 16 Minuten antwortet/)).toBeInTheDocument();
  type(window, '3540000');
  press(window, 'ArrowUp', 3);
  expect(window).toHaveValue('3.600.000');
  type(window, '120000');
  press(window, 'ArrowDown', 3);
  expect(window).toHaveValue('60.000');
  expect(screen.getByText('= 1 Minute')).toBeInTheDocument();
});

it.each([
  ['api', '10', '1.000', '20'],
  ['login', '3', '50', '4'],
] as const)('the upper steps of %s continue from %s to %s', (group, least, most, next) => {
  const fields = show(group);
  fields.type(fields.most, '1000');
  fields.press(fields.most, 'ArrowUp');
  expect(fields.most).toHaveValue(most);
  fields.type(fields.most, '1');
  fields.press(fields.most, 'ArrowDown');
  expect(fields.most).toHaveValue(least);
  fields.press(fields.most, 'ArrowUp');
  expect(fields.most).toHaveValue(next);
});

it('adds no words to input that is no number', () => {
  const { window, type } = show('api');
  type(window, 'lange');
  expect(screen.queryByText(/^=|Status 429/)).not.toBeInTheDocument();
});

it('cannot be changed by readers', () => {
  const { window, most } = show('api', true);
  expect(window).toBeDisabled();
  expect(most).toBeDisabled();
});
