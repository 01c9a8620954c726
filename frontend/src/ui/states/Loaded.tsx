import type { ReactNode } from 'react';
import type { Failure } from '../failure.js';
import { ErrorState } from './ErrorState.js';

interface LoadedProps<Data> {
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
  /** What could not be shown. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** In the shape of what is on its way. */
  readonly skeleton: ReactNode;
  /** Of data that holds nothing, what stands in its place. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly state: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/** Loading, failed, empty or there. What is there stays while it is asked for again. */
export function Loaded<Data>({ data, failure, failed, onRetry, skeleton, empty, children }: LoadedProps<Data>) {
  if (data === undefined) return failure ? <ErrorState title={failed} failure={failure} onRetry={onRetry} /> : skeleton;
  return empty?.when(data) ? empty.state : children(data);
}
