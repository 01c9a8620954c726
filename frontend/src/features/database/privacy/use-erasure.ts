import { ERASE_WORD, eraseIban, type Erasure, type ErasurePreview, previewErasure } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';

const text = tc.database.erasure;
/** Long, because every day of the log is searched. */
const TIMEOUT_MS = 40_000;

/** Numbers of rows that contain the IBAN. */
interface FoundRows extends ErasurePreview {
  readonly iban: string;
}

/**
 * Finds the rows that contain an IBAN and erases it from them. The IBAN never enters the store: it is in memory only
 * while its field contains it.
 */
export function useErasure() {
  const send = useUncachedCall();
  const dispatch = useDispatch();
  const tellOutcome = useOutcomeToast();
  const [foundRows, setFoundRows] = useState<FoundRows>();
  const [isFinding, setFinding] = useState(false);
  const [lastErasure, setLastErasure] = useState<Erasure>();
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  return {
    foundRows,
    isFinding,
    /** The last erasure of this visit. */
    lastErasure,
    /** Drops the results and a running search. Call it when another IBAN is typed. */
    forget: () => {
      controllerRef.current?.abort();
      setFinding(false);
      setFoundRows(undefined);
    },
    find: async (iban: string) => {
      const controller = new AbortController();
      controllerRef.current = controller;
      setFinding(true);
      setLastErasure(undefined);
      const settings = { signal: controller.signal, timeoutMs: TIMEOUT_MS };
      const { data, error } = await send(call(previewErasure, { body: { iban } }), settings);
      if (controller.signal.aborted) return;
      setFinding(false);
      if (tellOutcome(error, text.findFailed) && data) setFoundRows({ iban, ...data });
    },
    /** Returns the error, which a toast has shown; undefined after success. */
    erase: async ({ iban }: FoundRows, reason: string): Promise<CallError | undefined> => {
      const body = { iban, confirmation: ERASE_WORD, ...(reason.trim() && { reason: reason.trim() }) };
      const { data, error } = await send(call(eraseIban, { body }), { timeoutMs: TIMEOUT_MS });
      tellOutcome(error, text.failed, data && text.done(data.rows));
      if (error) return error;
      dispatch(baseApi.util.invalidateTags(['retention', 'logs']));
      setFoundRows(undefined);
      setLastErasure(data);
      return undefined;
    },
  };
}
