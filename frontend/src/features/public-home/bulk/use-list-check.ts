import { useEffect, useRef, useState } from 'react';
import type { IbanList } from './list/iban-list.js';
import { checkedRow, type CheckedRow } from './result/checked-row.js';
import { checkLines, type RunEnd } from './run/check-lines.js';
import { newRunName } from './run/chunk-lines.js';
import { patientClient } from './client/iban-client.js';

/** A list and its results so far. */
interface Work {
  readonly list: IbanList;
  /** Part of the idempotency keys: repeated lines are charged once. */
  readonly run: string;
  readonly results: Map<number, CheckedRow>;
}

export interface RunningCheck {
  readonly status: 'running';
  readonly answeredLines: number;
  readonly total: number;
  readonly isCancelling: boolean;
  /** Seconds until the next call; 0 while none is waited for. */
  readonly waitSeconds: number;
}

export interface EndedCheck extends Work {
  readonly status: 'ended';
  readonly end: RunEnd;
}

type CheckState = { readonly status: 'idle' } | RunningCheck | EndedCheck;

/** Checks a list, reports progress, and can be cancelled. Leaving the page cancels it too. */
export function useListCheck() {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function check(work: Work, apiKey: string, maxLines: number) {
    const { list, run, results } = work;
    const lines = list.lines.filter(({ line }) => !results.has(line)).slice(0, maxLines);
    const ibans = new Map(lines.map(({ line, iban }) => [line, iban]));
    const stop = (controllerRef.current = new AbortController());
    const show = (about: Partial<RunningCheck>) =>
      setState((last) => (last.status === 'running' ? { ...last, ...about } : last));
    const total = results.size + lines.length;
    setState({ status: 'running', answeredLines: results.size, total, isCancelling: false, waitSeconds: 0 });
    const end = await checkLines(lines, run, {
      client: patientClient(apiKey),
      stop,
      onWait: (waitSeconds) => show({ waitSeconds }),
      onAnswer: (answers) => {
        for (const answer of answers) {
          const line = Number(answer.reference);
          results.set(line, checkedRow(answer, ibans.get(line) ?? ''));
        }
        show({ answeredLines: results.size, waitSeconds: 0 });
      },
    });
    setState({ status: 'ended', ...work, end });
  }

  /** Goes on with a list that was not checked to its end. @param maxLines lines to check */
  function start(list: IbanList, apiKey: string, maxLines = Infinity) {
    const isUnfinished =
      state.status === 'ended' && state.list.text === list.text && state.results.size < list.lines.length;
    const work = isUnfinished ? state : { list, run: newRunName(), results: new Map<number, CheckedRow>() };
    void check(work, apiKey, maxLines);
  }

  function cancel() {
    controllerRef.current?.abort();
    setState((last) => (last.status === 'running' ? { ...last, isCancelling: true } : last));
  }

  return { state, start, cancel };
}
