import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { TopUpPreview } from './TopUpPreview.js';

function Form({ quota, used }: { readonly quota: number; readonly used: number }) {
  return (
    <FormProvider {...useForm({ defaultValues: { addedQuota: '' } })}>
      <TopUpPreview apiKey={{ quota, used }} />
      <NumberInput name="addedQuota" label="Aufrufe" />
    </FormProvider>
  );
}

function show(quota: number, used: number) {
  render(<Form {...{ quota, used }} />);
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  /** The quota and the calls left after the booking that is typed. */
  return (addedQuota: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: addedQuota } });
    return figures().slice(3);
  };
}

it('says what the contract has now, with thousands', () => {
  show(1_250_000, 1_249_001);
  expect(
    screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['1.250.000', '1.249.001', '999']);
});

it('is read out when it changes: only the result, not the current state', () => {
  show(1_000, 950)('500');
  const preview = within(screen.getByRole('status'));
  expect(preview.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Neues Kontingent',
    'Neu verfügbar',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Vorschau');
});

it('adds to the last call, without a fault of rounding', () => {
  const after = show(999_999_999, 1);
  expect(after('1')).toEqual(['1.000.000.000', '999.999.999']);
  expect(after('9.000.000.000.000')).toEqual(['9.000.999.999.999', '9.000.999.999.998']);
});

it('a contract that has used more than its quota gets back to its real rest', () => {
  const after = show(1_000, 1_200);
  expect(screen.getAllByRole('definition')[2]).toHaveTextContent('0');
  expect(after('150')).toEqual(['1.150', '0']);
  expect(after('300')).toEqual(['1.300', '100']);
});

it('shows no preview for an amount that cannot be booked, nor keeps the previous one', () => {
  const after = show(1_000, 0);
  expect(after('500')).toEqual(['1.500', '1.500']);
  for (const typed of ['', 'fünf', '0', '-5', '2,5', '9007199254740992']) expect(after(typed)).toEqual(['–', '–']);
});
