import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts } from '~/texts/bulk.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import type { Running } from './use-list-check.js';

const texts = bulkTexts.progress;
const STEPS = 10;

/** How far the check is; read out at every tenth only. */
export function RunProgress({ progress, onCancel }: { progress: Running; onCancel: () => void }) {
  const { answered, total, waitSeconds, isCancelling } = progress;
  const step = Math.floor((answered / total) * STEPS);
  const text = texts.text(answered, total);
  return (
    <Box>
      <Box
        role="progressbar"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={text}
        sx={track}
      >
        <Box sx={bar} style={{ transform: `scaleX(${answered / total})` }} />
      </Box>
      <Typography variant="body2" aria-hidden sx={{ mt: 2 }}>
        {text}
      </Typography>
      <VisuallyHidden role="status">{texts.text(Math.floor((total * step) / STEPS), total)}</VisuallyHidden>
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

const track = { height: 6, borderRadius: '3px', overflow: 'hidden', bgcolor: 'surface.neutral' } as const;

const bar = { height: '100%', bgcolor: 'fill.main', transformOrigin: 'left' } as const;
