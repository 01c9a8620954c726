import type { BankImportOutcome, Job, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import type { BankImports } from './use-bank-import.js';

const text = tc.database.banks;

interface LastImportProps {
  readonly job: Job | undefined;
  readonly times: Times;
  readonly imports: BankImports;
}

/**
 * The progress of an import, then its changes. One that would remove too many banks can be confirmed by the user that
 * began it.
 */
export function LastImport({ job, times, imports: { findRequest, start } }: LastImportProps) {
  const confirm = useConfirm();
  const outcome = job?.result?.bankImport;
  const request = job?.failureCode === 'bank_count_dropped' ? findRequest(job.id) : undefined;
  if (outcome && job?.state === 'done') return <Counts outcome={outcome} at={job.endedAt} times={times} />;

  async function confirmDrop() {
    if (request && (await confirm({ ...text.drop.question, isDanger: true }))) await start(request, true);
  }

  return (
    <JobOutcome
      job={job}
      failed={text.failed}
      remedy={
        request && (
          <Button size="small" color="error" onClick={() => void confirmDrop()}>
            {text.drop.action}
          </Button>
        )
      }
    />
  );
}

interface CountsProps {
  readonly outcome: BankImportOutcome;
  readonly at: string | null;
  readonly times: Times;
}

function Counts({ outcome, at, times }: CountsProps) {
  const { difference, errors, errorLines, isNew, source, validFrom } = outcome;
  const { added, changed, removed } = difference;
  const counts = { added, changed, removed, errors };
  return (
    <Box sx={{ mt: 3, typography: 'body2' }}>
      {at && <Box sx={{ color: 'text.secondary' }}>{text.last(times.atMinute(at))}</Box>}
      <Box sx={{ color: 'text.secondary' }}>{text.lastFile(source, times.ofDay(validFrom))}</Box>
      {isNew ? (
        <Box component="ul" sx={row}>
          {(['added', 'changed', 'removed', 'errors'] as const).map((name) => (
            <li key={name}>
              <strong>{tc.number(counts[name])}</strong> {text.counts[name]}
            </li>
          ))}
        </Box>
      ) : (
        <Box sx={{ mt: 1 }}>{text.unchanged}</Box>
      )}
      {difference.bicChanged > 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>{text.bicChanged(difference.bicChanged)}</Box>
      )}
      {errorLines.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <summary>{text.errorLines}</summary>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
            {errorLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 1,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
} as const;
