import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { DraftNote, ErrorNote } from '../notes/FormNotes.js';
import { UnsavedBar } from './UnsavedBar.js';
import type { EditedForm } from './use-edit-form.js';
import { type ComparedField, VersionsNote } from '../notes/VersionsNote.js';

interface EditFormProps<Fields, State extends Fields & { readonly version: number }, Values extends FieldValues> {
  /** The result of `useEditForm`. */
  readonly edit: EditedForm<State, Values>;
  /** Fields that are compared when another user has saved a newer version. */
  readonly comparedFields: readonly ComparedField<Fields>[];
  /** Read out as the form's name. */
  readonly label: string;
  /** True for users with read access only: the form has no save bar. */
  readonly isReadOnly?: boolean;
  /** The user and time of the save that this one conflicts with, in words. */
  readonly who?: string | undefined;
  /** Notes above all messages of the form. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a screen: its messages, its fields, and the bar that saves them. */
export function EditForm<Fields, State extends Fields & { readonly version: number }, Values extends FieldValues>({
  edit,
  comparedFields,
  label,
  isReadOnly = false,
  who,
  notes,
  children,
}: EditFormProps<Fields, State, Values>) {
  return (
    <FormProvider {...edit.form}>
      <Box component="form" noValidate aria-label={label} onSubmit={(event) => void edit.send(event)} sx={frame}>
        {notes}
        <DraftNote {...edit.draft} />
        {edit.current && (
          <VersionsNote<Fields>
            comparedFields={comparedFields}
            current={edit.current}
            who={who}
            onReload={edit.reload}
          />
        )}
        <ErrorNote error={edit.error} />
        {children}
        {!isReadOnly && <UnsavedBar onDiscard={() => void edit.discard()} />}
      </Box>
    </FormProvider>
  );
}

const frame = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, minWidth: 0 } as const;
