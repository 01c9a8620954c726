import { asCallError, type HookError } from '../http/call-error.js';

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: HookError | undefined;
  readonly refetch: () => unknown;
}

/** The props of `Loaded` that a query fills: its data, its error and the way to ask again. */
export function loadState<Data>({ data, error, refetch }: Query<Data>) {
  return { data, error: asCallError(error), onRetry: () => void refetch() };
}
