import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { pickChanged, typeFields } from '../state/typed-fields.js';
import { useEditedState } from '../state/use-edited-state.js';
import { type GuardedFormSettings, useGuardedForm } from '../state/use-guarded-form.js';

/** Result of a save: the saved state, or the error; `open` if the user changed their mind. */
export type EditOutcome<State> =
  | 'open'
  | { readonly state: State; readonly error?: undefined }
  | { readonly state?: undefined; readonly error: SaveError };

type SaveError = ReadableError & { readonly code: string | null; readonly current?: unknown };

/** Settings of a form on a page, outside dialogs. */
interface EditFormSettings<State, Values extends FieldValues> extends Omit<
  GuardedFormSettings<Values>,
  'defaults' | 'onSubmit'
> {
  /** The current state; the form keeps the older one while it has unsaved input. */
  readonly latest: State;
  /** The editable fields of the state. */
  readonly toValues: (state: State) => DefaultValues<Values>;
  /** Saves the typed values over the state of that version. */
  readonly save: (values: Values, version: number) => Promise<EditOutcome<State>>;
  readonly onSaved: (state: State) => void;
}

/** Result of `useEditForm`. */
export type EditedForm<State extends { readonly version: number }, Values extends FieldValues> = ReturnType<
  typeof useEditForm<State, Values>
>;

/**
 * Life cycle of a form that stays open: it follows the server while nothing is typed, restarts with the saved state and
 * what was typed since, and never overwrites another user's change unseen.
 */
export function useEditForm<State extends { readonly version: number }, Values extends FieldValues>(
  settings: EditFormSettings<State, Values>,
) {
  const { latest, toValues, save, onSaved } = settings;
  const { openedState, openings, current, version, draft, isConflict, reload, begin } = useEditedState(latest);
  const guardedForm = useGuardedForm<Values>(
    { ...settings, draft: { ...settings.draft, ...draft }, defaults: toValues(openedState), onSubmit },
    true,
    () => undefined,
  );
  const { form } = guardedForm;
  /** What the last save has sent, until the form restarts with the saved state. */
  const sentValues = useRef<Values>(undefined);
  const { isDirty } = form.formState;
  if (!isDirty && latest.version > openedState.version) begin(latest);

  async function onSubmit(values: Values): Promise<ReadableError | 'saved' | 'open'> {
    const typedValues = structuredClone(form.getValues());
    const result = await save(values, version);
    if (result === 'open') return result;
    const { state, error } = result;
    if (error) return isConflict(error) ? 'open' : error;
    sentValues.current = typedValues;
    begin(state);
    onSaved(state);
    return 'saved';
  }

  const startOver = useEffectEvent(() => {
    const typedSince = sentValues.current ? pickChanged(form.getValues(), sentValues.current) : {};
    sentValues.current = undefined;
    form.reset(toValues(openedState));
    typeFields(form, typedSince);
    if (Object.keys(typedSince).length === 0) guardedForm.release();
  });
  useEffect(() => startOver(), [openings]);

  async function discard() {
    if (await guardedForm.askToDiscard()) reload();
  }

  return { ...guardedForm, openedState, current, isDirty, reload, discard };
}
