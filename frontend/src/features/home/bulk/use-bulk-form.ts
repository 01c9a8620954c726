import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import type { ChunkError } from './run/send-chunk.js';
import { useListCheck } from './use-list-check.js';
import { useListInput } from './use-list-input.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';

const UNAUTHORIZED = 401;
/** Other characters cannot be sent in a header. */
const KEY_CHARACTERS = /^\w+$/;

interface Inputs {
  readonly keyInput: RefObject<HTMLInputElement | null>;
  readonly listInput: RefObject<HTMLTextAreaElement | null>;
}

/** Key and list with their faults, and the check of the list. */
export function useBulkForm({ keyInput, listInput }: Inputs) {
  const input = useListInput();
  const check = useListCheck();
  const { state, start } = check;
  const [apiKey, setApiKey] = useState('');
  const [fault, setFault] = useState<'key' | 'list'>();
  const [isSaved, setSaved] = useState(false);
  /** The refusal that the key was changed after. */
  const [settledRefusal, setSettledRefusal] = useState<ChunkError>();
  const secret = apiKey.trim();
  const refusal = state.status === 'ended' && state.end.status === 'refused' ? state.end.error : undefined;
  const keyRefusal = refusal?.status === UNAUTHORIZED && refusal !== settledRefusal ? refusal : undefined;
  const hasResults = state.status === 'running' || (state.status === 'ended' && state.results.size > 0);
  useUnsavedGuard(hasResults && !isSaved);

  useEffect(() => {
    if (keyRefusal) keyInput.current?.focus();
  }, [keyRefusal, keyInput]);

  function go(list = input.list, maxLines?: number) {
    const nextFault = faultOf(secret, list.lines.length);
    setFault(nextFault);
    if (nextFault === 'key') keyInput.current?.focus();
    else if (nextFault === 'list' || input.error) listInput.current?.focus();
    else {
      setSaved(false);
      start(list, secret, maxLines);
    }
  }

  const isListMissing = fault === 'list' && input.list.lines.length === 0;
  return {
    input,
    check,
    apiKey,
    keyError: fault === 'key' ? keyFault(secret) : keyRefusal && (keyRefusal.message ?? bulkTexts.end.unexpected),
    listError: input.error ?? (isListMissing ? bulkTexts.list.missing : undefined),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      go();
    },
    goOn: (maxLines?: number) => go(state.status === 'ended' ? state.list : input.list, maxLines),
    onSaved: () => setSaved(true),
    changeKey: (value: string) => {
      setFault(undefined);
      setSettledRefusal(refusal);
      setApiKey(value);
    },
  };
}

function faultOf(secret: string, lines: number): 'key' | 'list' | undefined {
  if (!KEY_CHARACTERS.test(secret)) return 'key';
  return lines === 0 ? 'list' : undefined;
}

function keyFault(secret: string): string {
  return secret === '' ? bulkTexts.key.missing : bulkTexts.key.characters;
}
