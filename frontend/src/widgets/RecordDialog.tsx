import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import type { CallError } from '~/api/http/call-error.js';
import { FormDialog, type FormDialogProps } from '~/ui/form/dialogs/FormDialog.js';
import { type ComparedField, VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { useEditedState } from '~/ui/form/state/use-edited-state.js';

interface RecordDialogProps<State, Values extends FieldValues> extends Omit<
  FormDialogProps<Values>,
  'title' | 'defaults' | 'onSubmit' | 'children'
> {
  /** The current state; the form keeps the one from when it was opened. */
  readonly state: State;
  /** The record in the audit log. */
  readonly subject: Parameters<typeof useChangeAuthor>[0];
  readonly title: string | ((state: State) => string);
  /** The editable fields. */
  readonly toValues: (state: State) => DefaultValues<Values>;
  readonly comparedFields: readonly ComparedField<Values>[];
  /** Saves the typed values over that version. Returns the error, if any. */
  readonly save: (values: Values, version: number) => Promise<CallError | undefined>;
  readonly children: ReactNode;
}

/** The form of a record that others may change meanwhile: an edit on an old state is never saved unseen. */
export function RecordDialog<State extends { readonly version: number }, Values extends FieldValues>({
  state,
  subject,
  title,
  toValues,
  comparedFields,
  save,
  children,
  ...dialog
}: RecordDialogProps<State, Values>) {
  const { openedState, openings, current, version, draft, isConflict, reload } = useEditedState(state);
  const who = useChangeAuthor(subject, current !== null);

  async function send(values: Values) {
    const error = await save(values, version);
    if (!error) return 'saved';
    return isConflict(error) ? 'open' : error;
  }

  return (
    <FormDialog<Values>
      // After the saved version was taken the form begins with it.
      key={openings}
      {...dialog}
      draft={{ ...dialog.draft, ...draft }}
      title={typeof title === 'string' ? title : title(openedState)}
      defaults={toValues(openedState)}
      onSubmit={send}
    >
      {current && <VersionsNote {...{ comparedFields, who }} current={toValues(current) as Values} onReload={reload} />}
      {children}
    </FormDialog>
  );
}
