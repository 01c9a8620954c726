import { type ClassOf, fieldSentence } from '@pruefer/contracts';
import { type SubmitEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { useLeaveGuard } from '~/ui/hooks/leave-guard.js';
import { useClosableToast } from '~/ui/toast/use-toast.js';
import { DraftOwnerContext } from './drafts.js';
import { type DraftSettings, useFormDraft } from './use-form-draft.js';

/** Settings of every form of the console, in a dialog or on a page. */
export interface GuardedFormSettings<Values extends FieldValues> {
  /** Class whose decorators define the allowed values: the contract's class, or one that adds a field for the user. */
  readonly body: ClassOf<Values>;
  readonly defaults: DefaultValues<Values>;
  readonly draft: DraftSettings;
  /** Names of the fields that may not stay empty: the toast for values that the check above refuses tells of them first. */
  readonly required?: readonly (keyof Values & string)[];
  /** Another toast for such values. */
  readonly invalidInputToast?: (values: Values) => { readonly title: string; readonly text: string };
  /** Title of the toast when the server refuses. */
  readonly failed: string;
  /** Text of that toast when the server gives no reason; the usual sentence by default. */
  readonly unexpected?: string;
  /** Sends the typed values. Returns the error, `saved`, or `open` if the form stays as it is without one. */
  readonly onSubmit: (values: Values) => Promise<ReadableError | 'saved' | 'open'>;
}

/**
 * A form that loses no input: it asks before the user leaves with unsaved values, keeps them when the session ends, and
 * shows errors by the contract's class or the server at its fields.
 * @param isOpen a form in a closed dialog guards nothing
 * @param onSaved called when the server has accepted it
 */
export function useGuardedForm<Values extends FieldValues>(
  settings: GuardedFormSettings<Values>,
  isOpen: boolean,
  onSaved: () => void,
) {
  const { defaults, required = [], failed, unexpected = tc.unexpected, onSubmit } = settings;
  const defaultToast = (values: Values) =>
    required.some((name) => String(values[name] ?? '').trim() === '')
      ? tc.missingInput
      : { title: failed, text: tc.fieldsWrong };
  const { invalidInputToast = defaultToast } = settings;
  const form = useForm<Values>({ resolver: germanResolver(settings.body), defaultValues: defaults });
  const [error, setError] = useState<ReadableError | null>(null);
  const showErrorToast = useErrorToast(Object.keys(form.formState.errors).length > 0);
  const draft = useFormDraft(form, isOpen, settings.draft);
  const sessionIsOver = useSessionIsOver();
  const isDirty = form.formState.isDirty;
  const askToDiscard = useAskToDiscard();
  const { isLeaving } = use(DraftOwnerContext);
  const letGo = useLeaveGuard(isOpen && isDirty && !isLeaving, askToDiscard);

  async function save(values: Values) {
    setError(null);
    const outcome = await onSubmit(values);
    if (outcome === 'saved') return onSaved();
    if (outcome === 'open') return;
    // The session has ended, and a notice reports that: a toast would cover it.
    if (sessionIsOver.current) return;
    showErrorToast({ title: failed, text: outcome.message ?? unexpected });
    const fieldErrors = outcome.fields.filter(({ field }) => extractRoot(field) in form.getValues());
    fieldErrors.forEach(({ field, message }, index) =>
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (fieldErrors.length === 0) setError(outcome);
  }

  const submit = form.handleSubmit(save, () => showErrorToast(invalidInputToast(form.getValues())));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // React's events bubble from a dialog to the form whose component renders the dialog.
    event.stopPropagation();
    return form.formState.isSubmitting ? undefined : submit(event);
  };

  /** Clears the error and lets the user leave without a question. */
  function release() {
    setError(null);
    letGo();
  }

  return { form, draft, error, send, askToDiscard, release };
}

/** Shows the toast about invalid values, and removes it when all fields are valid or the form is closed. */
function useErrorToast(hasErrors: boolean) {
  const show = useClosableToast();
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    if (!hasErrors) close.current?.();
  }, [hasErrors]);
  useEffect(() => () => close.current?.(), []);
  return (message: { readonly title: string; readonly text: string }) => {
    close.current = show({ kind: 'error', ...message });
  };
}

/** First part of a field's path: `links` for `links.2.title`. */
function extractRoot(field: string): string {
  return field.split('.')[0]!;
}

function useSessionIsOver() {
  const { isLeaving } = use(DraftOwnerContext);
  const latest = useRef(isLeaving);
  useEffect(() => {
    latest.current = isLeaving;
  }, [isLeaving]);
  return latest;
}

function useAskToDiscard() {
  const confirm = useConfirm();
  return useCallback(() => confirm({ ...tc.discard, isDanger: true }), [confirm]);
}

/** Checks a form with the contract class that the server uses too, and reports problems in German. */
function germanResolver<Values extends FieldValues>(body: ClassOf<Values>): Resolver<Values> {
  const check = classValidatorResolver<Values>(body, { validator: { stopAtFirstError: true } });
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    translate(checked.errors as Errors, values);
    return checked;
  };
}

/** The error of a field, or those of the fields inside it. */
type Errors = FieldError | readonly Errors[] | { readonly [field: string]: Errors } | undefined;

function translate(errors: Errors, value: unknown): void {
  if (!errors) return;
  if (isOfField(errors)) {
    errors.message = isLeftEmpty(value, errors) ? tc.emptyField : fieldSentence(String(errors.type), errors.message);
  } else {
    const values = Object(value) as Readonly<Record<string, unknown>>;
    for (const [name, inside] of Object.entries(errors as Readonly<Record<string, Errors>>))
      translate(inside, values[name]);
  }
}

/** Whether a field is just empty: then its rule is not quoted. The contract's own sentence for empty fields is kept. */
function isLeftEmpty(value: unknown, { type }: FieldError): boolean {
  return typeof value === 'string' && value.trim() === '' && type !== 'isNotEmpty';
}

function isOfField(error: NonNullable<Errors>): error is FieldError & { message: string } {
  return 'message' in error && typeof error.message === 'string';
}
