import Box from '@mui/material/Box';
import { type ReactNode, type SubmitEvent } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

interface EditFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly send: (event: SubmitEvent) => Promise<void> | undefined;
  /** Read out as the form's name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The form of a screen, around its fields and the bar that saves them. */
export function EditForm<Values extends FieldValues>({ form, send, label, children }: EditFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate aria-label={label} onSubmit={(event) => void send(event)} sx={frame}>
        {children}
      </Box>
    </FormProvider>
  );
}

const frame = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, minWidth: 0 } as const;
