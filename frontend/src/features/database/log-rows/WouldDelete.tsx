import type { CleanupStats } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import type { CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';

const text = tc.database.logRows.cleanup;

interface WouldDeleteProps {
  /** undefined while they are counted. */
  readonly stats: CleanupStats | undefined;
  readonly failure: CallError | undefined;
  readonly onRetry: () => unknown;
}

/** Number of rows that a cleanup would delete, shown before it can be started. */
export function WouldDelete({ stats, failure, onRetry }: WouldDeleteProps) {
  if (!stats && failure) {
    return (
      <>
        {`${text.countFailed}. ${failure.message ?? ''} `}
        <Button size="small" onClick={() => void onRetry()}>
          {tc.retry}
        </Button>
      </>
    );
  }
  if (!stats) return text.counting;
  return (
    <>
      {text.would.before} <strong>{text.entries(stats.logsToDelete)}</strong> {text.would.after}
    </>
  );
}
