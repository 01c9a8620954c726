import type { ClassOf } from '@pruefer/contracts';
import { type SubmitEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import { tc } from '../../texts/de-console.js';
import { useConfirm } from '../dialog/confirm.js';
import type { Failure } from '../failure.js';
import { useLeaveGuard } from '../leave-guard.js';
import { useToast } from '../toast/use-toast.js';
import { DraftOwnerContext } from './drafts.js';
import { germanResolver } from './german-resolver.js';
import { type DraftSettings, useFormDraft } from './use-form-draft.js';

/** What a form in a dialog needs to know. */
export interface DialogForm<Values extends FieldValues> {
  readonly isOpen: boolean;
  /** Class whose decorators say what is allowed: the contract's own, or one that adds a field for the person. */
  readonly body: ClassOf<Values>;
  readonly defaults: DefaultValues<Values>;
  readonly draft: DraftSettings;
  /** The toast for what was typed, when the check above refuses it. */
  readonly complain: (values: Values) => { readonly title: string; readonly text: string };
  /** Title of the toast when the server refuses. */
  readonly failed: string;
  /** Sends what was typed. Gives the refusal, or whether it is saved or the dialog stays open without one. */
  readonly onSubmit: (values: Values) => Promise<Failure | 'saved' | 'open'>;
  readonly onClose: () => void;
}

/** The life of a form in a dialog, from opening with its defaults to saved or given up. */
export function useDialogForm<Values extends FieldValues>(dialog: DialogForm<Values>) {
  const { isOpen, defaults, complain, failed, onSubmit, onClose } = dialog;
  const form = useForm<Values>({ resolver: germanResolver(dialog.body), defaultValues: defaults });
  const [failure, setFailure] = useState<Failure | null>(null);
  const toast = useToast();
  const draft = useFormDraft(form, isOpen, dialog.draft);
  const sessionIsOver = useSessionIsOver();
  const isDirty = form.formState.isDirty;
  const askToDiscard = useAskToDiscard();
  const { isLeaving } = use(DraftOwnerContext);
  const letGo = useLeaveGuard(isOpen && isDirty && !isLeaving, askToDiscard);

  const startOver = useStartOver(form, isOpen, defaults);

  async function requestClose() {
    if (form.formState.isSubmitting) return;
    if (isDirty && !(await askToDiscard())) return;
    close();
  }

  function close() {
    startOver();
    setFailure(null);
    letGo();
    onClose();
  }

  async function save(values: Values) {
    setFailure(null);
    const refused = await onSubmit(values);
    if (refused === 'saved') return close();
    if (refused === 'open') return;
    // The notice about the session says what happened; a second one would cover it.
    if (sessionIsOver.current) return;
    toast({ kind: 'error', title: failed, text: refused.message ?? tc.unexpected });
    const known = refused.fields.filter(({ field }) => field in form.getValues());
    known.forEach(({ field, message }, index) =>
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (known.length === 0) setFailure(refused);
  }

  const submit = form.handleSubmit(save, () => toast({ kind: 'error', ...complain(form.getValues()) }));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // React passes events of a dialog on to the form that it is written in.
    event.stopPropagation();
    return form.formState.isSubmitting ? undefined : submit(event);
  };

  const focusFirst = () => {
    const [first] = Object.keys(defaults);
    if (first) form.setFocus(first as Path<Values>);
  };

  return { form, draft, failure, requestClose, send, focusFirst };
}

/** Begins with the defaults whenever the dialog opens. Gives what goes back to them. */
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
  const latest = useRef(confirm);
  useEffect(() => {
    latest.current = confirm;
  }, [confirm]);
  const [ask] = useState(() => () => latest.current({ ...tc.discard, isDanger: true }));
  return ask;
}
