import type { ReactNode } from 'react';
import type { ReadableError } from './readable-error.js';
import { ErrorState } from './ErrorState.js';

interface LoadedProps<Data> {
  readonly data: Data | undefined;
  readonly error: ReadableError | undefined;
  /** Title of the error if loading fails. */
  readonly errorTitle: string;
  readonly onRetry: () => void;
  /** Has the shape of the content being loaded. */
  readonly skeleton: ReactNode;
  /** Placeholder for data without content. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly state: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/** Shows the loading state, the error, the empty state or the data, which stays visible while it is reloaded. */
export function Loaded<Data>({ data, error, errorTitle, onRetry, skeleton, empty, children }: LoadedProps<Data>) {
  if (data === undefined) return error ? <ErrorState title={errorTitle} error={error} onRetry={onRetry} /> : skeleton;
  return empty?.when(data) ? empty.state : children(data);
}
