import { asCallError, type CallError, type HookError } from './call-error.js';

type Saved<State> =
  { readonly state: State; readonly refusal?: undefined } | { readonly state?: undefined; readonly refusal: CallError };

/** What a mutation gives to who awaits it: one of the two. */
interface Answered<State> {
  readonly data?: State | undefined;
  readonly error?: HookError | undefined;
}

/** What came of a mutation that saves a record: the record as it stands since then, or why there is none. */
export function savedBy<State extends object>({ data, error }: Answered<State>): Saved<State> {
  return data ? { state: data } : { refusal: asCallError(error ?? {}) };
}
