import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Failure } from '../failure.js';
import { useEditedState } from './use-edited-state.js';
import { type GuardedForm, useGuardedForm } from './use-guarded-form.js';

/** What came of a save: the state as it stands since then, or why there is none; `open` when the person has thought better of it. */
export type Saved<State> =
  | 'open'
  | { readonly state: State; readonly refusal?: undefined }
  | { readonly state?: undefined; readonly refusal: Refusal };

type Refusal = Failure & { readonly code: string | null; readonly current?: unknown };

/** What a form on a page of its own needs to know. */
export interface EditForm<State, Values extends FieldValues> extends Omit<
  GuardedForm<Values>,
  'defaults' | 'onSubmit'
> {
  /** As it is now; the form stays with what it was while something is typed. */
  readonly latest: State;
  /** What of the state can be edited. */
  readonly fieldsOf: (state: State) => DefaultValues<Values>;
  /** Sends what was typed over the state of that version. */
  readonly save: (values: Values, version: number) => Promise<Saved<State>>;
  readonly onSaved: (state: State) => void;
}

/** A form that stays where it is, and what can be done with it. */
export type EditedForm<State extends { readonly version: number }, Values extends FieldValues> = ReturnType<
  typeof useEditForm<State, Values>
>;

/**
 * The life of a form that stays where it is: it follows the server while nothing is typed, begins anew with what it has saved, and never
 * saves over another user's change unseen.
 */
export function useEditForm<State extends { readonly version: number }, Values extends FieldValues>(
  settings: EditForm<State, Values>,
) {
  const { latest, fieldsOf, save, onSaved } = settings;
  const { opened, current, version, isConflict, reload, begin } = useEditedState(latest);
  const guarded = useGuardedForm<Values>({ ...settings, defaults: fieldsOf(opened), onSubmit }, true, () => undefined);
  const { reset } = guarded.form;
  const { isDirty } = guarded.form.formState;
  if (!isDirty && latest.version > opened.version) begin(latest);

  async function onSubmit(values: Values): Promise<Failure | 'saved' | 'open'> {
    const saved = await save(values, version);
    if (saved === 'open') return saved;
    const { state, refusal } = saved;
    if (refusal) return isConflict(refusal) ? 'open' : refusal;
    begin(state);
    onSaved(state);
    return 'saved';
  }

  const startOver = useEffectEvent(() => {
    reset(fieldsOf(opened));
    guarded.release();
  });
  useEffect(() => startOver(), [opened]);

  async function discard() {
    if (!(await guarded.askToDiscard())) return;
    reset(fieldsOf(opened));
    guarded.release();
    reload();
  }

  return { ...guarded, opened, current, isDirty, reload, discard };
}
