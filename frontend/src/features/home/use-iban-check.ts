import { useRef } from 'react';
import { asCallError, type CallError } from '../../api/call-error.js';
import { t } from '../../texts/de.js';
import { useToast } from '../../ui/toast/use-toast.js';
import { compactIban } from './edit-iban-text.js';
import { useValidateIbanMutation } from './validate-iban.api.js';

const required = { kind: 'error', ...t.toast.ibanRequired } as const;
const confirmed = { kind: 'success', ...t.toast.ibanValid } as const;

/** Asks the server about an IBAN, confirms by toast, and forgets everything as soon as the input changes. */
export function useIbanCheck() {
  const toast = useToast();
  const [send, { data, error, isLoading, originalArgs, reset }] = useValidateIbanMutation();
  const running = useRef<ReturnType<typeof send>>(undefined);

  async function check(text: string) {
    if (isLoading) return;
    const iban = compactIban(text);
    if (!iban) return toast(required);
    const request = send({ iban });
    running.current = request;
    const answer = await request;
    // The input has changed meanwhile: this answer is about something else.
    if (running.current !== request) return;
    if (answer.error) toast(failure(asCallError(answer.error)));
    else if (answer.data.valid) toast(confirmed);
  }

  function clear() {
    running.current?.abort();
    running.current = undefined;
    reset();
  }

  return {
    answer: data,
    error: asCallError(error),
    isPending: isLoading,
    iban: originalArgs?.iban ?? '',
    check,
    clear,
  };
}

function failure({ message }: CallError) {
  return { kind: 'error', title: t.refusal.title, text: message ?? t.refusal.unexpected } as const;
}
