import { asCallError, type CallError, type HookError } from '../http/call-error.js';

type SaveResult<State> =
  { readonly state: State; readonly error?: undefined } | { readonly state?: undefined; readonly error: CallError };

interface MutationResult<State> {
  readonly data?: State | undefined;
  readonly error?: HookError | undefined;
}

/** The result of a mutation that saves a record: the saved record, or the error. */
export function saveResult<State extends object>({ data, error }: MutationResult<State>): SaveResult<State> {
  return data ? { state: data } : { error: asCallError(error ?? {}) };
}
