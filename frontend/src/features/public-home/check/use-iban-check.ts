import type { IbanVerdict, SubmittedCheck } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import { type CallError, noAnswerError } from '~/api/http/call-error.js';
import { t } from '~/texts/site.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { compactIban } from './edit-iban-text.js';
import { requestVerdict } from './request-verdict.js';

/** The state of the last IBAN check. */
interface CheckState {
  readonly iban: string;
  readonly isPending: boolean;
  readonly answer?: IbanVerdict | undefined;
  readonly error?: CallError | undefined;
}

const idle: CheckState = { iban: '', isPending: false };
const required = { kind: 'error', ...t.toast.ibanRequired } as const;
const confirmed = { kind: 'success', ...t.toast.ibanValid } as const;

/** The input and result of a form that was sent without scripts. */
function sentState({ iban, answer, refusal }: SubmittedCheck): CheckState {
  return { iban, isPending: false, answer, error: refusal && { ...noAnswerError(refusal.message), ...refusal } };
}

/**
 * Asks the server about an IBAN, confirms by toast, and forgets everything as soon as the input changes.
 * @param sent a check that the document already brings the answer to
 */
export function useIbanCheck(sentCheck?: SubmittedCheck) {
  const toast = useToast();
  const [state, setState] = useState(() => (sentCheck ? sentState(sentCheck) : idle));
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function check(text: string) {
    if (controllerRef.current) return;
    const iban = compactIban(text);
    if (!iban) return toast(required);
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ iban, isPending: true });
    const { data, error } = await requestVerdict(iban, controller.signal);
    // The input has changed meanwhile: this answer is about something else.
    if (controller.signal.aborted) return;
    controllerRef.current = null;
    setState({ iban, isPending: false, answer: data, error });
    if (error) toast(errorToast(error));
    else if (data.valid) toast(confirmed);
  }

  function clear() {
    controllerRef.current?.abort();
    controllerRef.current = null;
    setState(idle);
  }

  return { ...state, check, clear };
}

function errorToast(error: CallError) {
  return { kind: 'error', title: t.refusal.title, text: error.message ?? t.refusal.unexpected } as const;
}
