import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField.js';

const full: string[] = [];
beforeEach(() => (full.length = 0));

function Code({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <CodeField label="2FA-Code" value={code} onChange={setCode} onFull={(whole) => full.push(whole)} error={error} />
  );
}

function show(error?: string) {
  render(<Code {...(error && { error })} />);
  return { visitor: userEvent.setup({ delay: null }), field: screen.getByRole('textbox', { name: '2FA-Code' }) };
}

it('takes digits alone, sends itself once when the sixth is there, and takes no seventh', async () => {
  const { visitor, field } = show();
  await visitor.type(field, '12a3 45');
  expect([(field as HTMLInputElement).value, full]).toEqual(['12345', []]);
  await visitor.keyboard('67');
  expect([(field as HTMLInputElement).value, full]).toEqual(['123456', ['123456']]);
});

it('takes a code that is pasted with a blank, and another one after a correction', async () => {
  const { visitor, field } = show();
  await visitor.click(field);
  await visitor.paste('418 902');
  await visitor.keyboard('{Backspace}3');
  expect(full).toEqual(['418902', '418903']);
});

it('is filled in by phones, and reports mistakes', () => {
  const { field } = show('Ungültiger Code. Bitte versuchen Sie es erneut.');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Ungültiger Code. Bitte versuchen Sie es erneut.');
  expect(screen.getByRole('alert')).toHaveTextContent('Ungültiger Code.');
});

it('says nothing while nothing is wrong', () => {
  const { field } = show();
  expect(field).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
