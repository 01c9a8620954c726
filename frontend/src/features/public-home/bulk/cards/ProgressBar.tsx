import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';

const STEPS = 10;

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly total: number;
  readonly text: (value: number, total: number) => string;
}

/** How far something is; read out at every tenth only. */
export function ProgressBar({ label, value, total, text }: ProgressBarProps) {
  const share = value / Math.max(1, total);
  const step = Math.floor(share * STEPS);
  return (
    <>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={value}
        aria-valuetext={text(value, total)}
        sx={track}
      >
        <Box sx={bar} style={{ transform: `scaleX(${share})` }} />
      </Box>
      <Typography variant="body2" aria-hidden sx={{ mt: 2 }}>
        {text(value, total)}
      </Typography>
      <VisuallyHidden role="status">{text(Math.floor((total * step) / STEPS), total)}</VisuallyHidden>
    </>
  );
}

const track = { height: 6, borderRadius: '3px', overflow: 'hidden', bgcolor: 'surface.neutral' } as const;

const bar = { height: '100%', bgcolor: 'fill.main', transformOrigin: 'left' } as const;
