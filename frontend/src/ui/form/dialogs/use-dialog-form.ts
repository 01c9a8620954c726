import { useCallback, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type GuardedFormSettings, useGuardedForm } from '../state/use-guarded-form.js';

/** Settings of a form in a dialog. */
export interface DialogFormSettings<Values extends FieldValues> extends GuardedFormSettings<Values> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** State of a form in a dialog: it begins with its defaults, and asks before unsaved input is discarded. */
export function useDialogForm<Values extends FieldValues>(dialog: DialogFormSettings<Values>) {
  const { isOpen, defaults, onClose } = dialog;
  const { form, release, askToDiscard, ...guarded } = useGuardedForm(dialog, isOpen, () => close());
  const startOver = useStartOver(form, isOpen, defaults);

  async function requestClose() {
    if (form.formState.isSubmitting) return;
    if (form.formState.isDirty && !(await askToDiscard())) return;
    close();
  }

  function close() {
    startOver();
    release();
    onClose();
  }

  const focusFirst = () => {
    const [first] = Object.keys(defaults);
    if (first) form.setFocus(first as Path<Values>);
  };

  return { ...guarded, form, requestClose, focusFirst };
}

/** Resets the form to its defaults whenever the dialog opens. Returns the function that resets it. */
function useStartOver<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOpen: boolean,
  defaults: DefaultValues<Values>,
) {
  const latest = useRef(defaults);
  useEffect(() => {
    latest.current = defaults;
  });
  const { reset } = form;
  const startOver = useCallback(() => reset(latest.current), [reset]);
  useEffect(() => {
    if (isOpen) startOver();
  }, [isOpen, startOver]);
  return startOver;
}
