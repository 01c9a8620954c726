import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts } from '~/texts/bulk.js';
import { ProgressBar } from './parts/ProgressBar.js';
import type { RunningCheck } from './use-list-check.js';

const texts = bulkTexts.progress;

/** How far the check is, and a way to stop it. */
export function RunProgress({ progress, onCancel }: { progress: RunningCheck; onCancel: () => void }) {
  const { answered, total, waitSeconds, isCancelling } = progress;
  return (
    <Box>
      <ProgressBar label={texts.label} value={answered} total={total} text={texts.text} />
      {waitSeconds > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.waiting(waitSeconds)}
        </Typography>
      )}
      <Button disabled={isCancelling} onClick={onCancel} sx={{ mt: 3 }}>
        {isCancelling ? bulkTexts.cancelling : bulkTexts.cancel}
      </Button>
    </Box>
  );
}
