import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { App } from '~/app/App.js';

/** Fields inside a form, and a visitor. */
export function renderForm<Values extends FieldValues>(fields: ReactNode, defaults: DefaultValues<Values>) {
  const visitor = userEvent.setup({ delay: null });
  const handle: { values?: () => Values } = {};

  function Form() {
    const form = useForm<Values>({ defaultValues: defaults });
    handle.values = form.getValues;
    return <FormProvider {...form}>{fields}</FormProvider>;
  }

  render(<Form />, { wrapper: App });
  /** The values that a submit would send. */
  const values = () => handle.values?.();
  return { visitor, values };
}
