import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { CallError } from '~/api/http/call-error.js';
import { bulkTexts } from '~/texts/bulk.js';
import { useUnsavedGuard } from './parts/use-unsaved-guard.js';
import { useJobOpening } from './use-job-opening.js';
import { useKey } from './use-key.js';
import { useListCheck } from './use-list-check.js';
import { useListInput } from './use-list-input.js';

const UNAUTHORIZED = 401;

interface Inputs {
  readonly keyInput: RefObject<HTMLInputElement | null>;
  readonly listInput: RefObject<HTMLTextAreaElement | null>;
}

/** Key and list with their faults, and the check of the list: in the browser, or as a job of the service. */
export function useBulkForm({ keyInput, listInput }: Inputs) {
  const input = useListInput();
  const check = useListCheck();
  const { state, start } = check;
  const key = useKey(keyInput);
  const jobs = useJobOpening(key);
  const [isEmpty, setEmpty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  /** The refusal that the key was changed after. */
  const [settledRefusal, setSettledRefusal] = useState<CallError>();
  const refusal = state.status === 'ended' && state.end.status === 'refused' ? state.end.error : undefined;
  const keyRefusal = refusal?.status === UNAUTHORIZED && refusal !== settledRefusal ? refusal : undefined;
  const hasResults = state.status === 'running' || (state.status === 'ended' && state.results.size > 0);
  useUnsavedGuard(hasResults && !isSaved, bulkTexts.leave);

  useEffect(() => {
    if (keyRefusal) keyInput.current?.focus();
  }, [keyRefusal, keyInput]);

  function go(list = input.list, maxLines?: number) {
    const hasKey = key.require();
    setEmpty(hasKey && list.lines.length === 0);
    if (!hasKey) return;
    if (list.lines.length === 0 || input.error) return listInput.current?.focus();
    setSaved(false);
    start(list, key.secret, maxLines);
  }

  const refusedKey = keyRefusal && (keyRefusal.message ?? bulkTexts.end.unexpected);
  const isListMissing = isEmpty && input.list.lines.length === 0;
  return {
    input,
    check,
    jobs,
    key,
    keyError: key.fault ?? jobs.keyError ?? refusedKey,
    listError: jobs.fileError ?? input.error ?? (isListMissing ? bulkTexts.list.missing : undefined),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (input.jobFile) jobs.upload(input.jobFile);
      else go();
    },
    goOn: (maxLines?: number) => go(state.status === 'ended' ? state.list : input.list, maxLines),
    onSaved: () => setSaved(true),
    changeKey: (value: string) => {
      setEmpty(false);
      jobs.forgetRefusal();
      setSettledRefusal(refusal);
      key.change(value);
    },
    chooseFile: (file: File) => {
      jobs.forgetRefusal();
      void input.choose(file);
    },
    removeFile: () => {
      jobs.forgetRefusal();
      input.removeFile();
    },
  };
}
