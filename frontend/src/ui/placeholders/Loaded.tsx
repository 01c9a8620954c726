import type { ReactNode } from 'react';
import type { ReadableError } from './readable-error.js';
import { ErrorState } from './ErrorState.js';
import { SkeletonRows } from './SkeletonRows.js';

interface LoadedProps<Data> {
  readonly data: Data | undefined;
  readonly error: ReadableError | undefined;
  /** Title of the error if loading fails. */
  readonly errorTitle: string;
  readonly onRetry: () => void;
  /** Shape of the content being loaded, where it has other parts than rows. */
  readonly skeleton?: ReactNode;
  readonly rows?: number;
  readonly rowHeightPx?: number;
  /** Placeholder for data without content. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly state: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/** Shows the loading state, the error, the empty state or the data, which stays visible while it is reloaded. */
export function Loaded<Data>({ data, error, errorTitle, onRetry, empty, children, ...shape }: LoadedProps<Data>) {
  if (data !== undefined) return empty?.when(data) ? empty.state : children(data);
  if (error) return <ErrorState title={errorTitle} error={error} onRetry={onRetry} />;
  const { rows = 3, rowHeightPx = 60, skeleton = <SkeletonRows rows={rows} rowHeightPx={rowHeightPx} /> } = shape;
  return skeleton;
}
