import type { FileJobState, StaffFileJob, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { lineButton, lineRow } from '~/ui/panel/record-rows.js';
import { StatusLabel, type StatusTone } from '~/ui/panel/StatusLabel.js';
import { Moment } from '~/ui/text/Moment.js';

interface FileJobRowProps {
  readonly job: StaffFileJob;
  readonly times: Times;
  readonly onCancel: () => void;
}

const text = tc.fileJobs;
const tones = {
  uploading: 'outline',
  checking: 'outline',
  ready: 'outline',
  running: 'outline',
  succeeded: 'ok',
  finished_with_errors: 'warning',
  failed: 'error',
  cancelled: 'off',
  expired: 'off',
} as const satisfies Record<FileJobState, StatusTone>;

/** One job: its file, its state and its price. */
export function FileJobRow({ job, times, onCancel }: FileJobRowProps) {
  const { name, state, bytes, failure, createdAt, endedAt, deletedAt } = job;
  return (
    <Box component="li" sx={lineRow}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={{ flex: '1 1 120px', minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <StatusLabel tone={tones[state]}>{text.states[state]}</StatusLabel>
      </Box>
      {factsOf(job).map((fact) => (
        <Box key={fact}>{fact}</Box>
      ))}
      {failure && <Box sx={{ overflowWrap: 'anywhere' }}>{failure}</Box>}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Moment at={createdAt} times={times} form="atMinute" />
        {` · ${text.size(bytes)} · ${text.deleted(times.atMinute(deletedAt))}`}
      </Box>
      {endedAt === null && (
        <Button variant="text" size="small" aria-label={text.cancelOf(name)} onClick={onCancel} sx={lineButton}>
          {text.cancel}
        </Button>
      )}
    </Box>
  );
}

/** The progress of the job, or the results of its rows. */
function factsOf({ state, bytes, received, rows, price, done, counts, endedAt }: StaffFileJob): string[] {
  if (state === 'uploading') return [text.uploaded(received, bytes)];
  if (rows === null || price === null) return [];
  if (counts === null) return [text.price(rows, price)];
  const { valid, invalid, failed, charged } = counts;
  return [endedAt === null ? text.progress(done, rows) : text.counts(valid, invalid, failed), text.charged(charged)];
}
