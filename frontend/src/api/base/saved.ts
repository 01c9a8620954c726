import { asCallError, type CallError, type HookError } from './call-error.js';

type Saved<State> =
  { readonly state: State; readonly refusal?: undefined } | { readonly state?: undefined; readonly refusal: CallError };

/** The awaited result of a mutation: data or error. */
interface Answered<State> {
  readonly data?: State | undefined;
  readonly error?: HookError | undefined;
}

/** The result of a mutation that saves a record: the saved record, or the refusal. */
export function savedBy<State extends object>({ data, error }: Answered<State>): Saved<State> {
  return data ? { state: data } : { refusal: asCallError(error ?? {}) };
}
