import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

interface ProgressLineProps {
  /** Read out as the bar's name. */
  readonly label: string;
  /** The current step. */
  readonly step: string;
  /** The progress in words. */
  readonly amount?: string;
  /** Whole percent; undefined: the total is unknown. */
  readonly percent?: number | undefined;
}

/** The current step, its amount, and the bar below. */
export function ProgressLine({ label, step, amount = '', percent }: ProgressLineProps) {
  return (
    <Box sx={{ typography: 'body2' }}>
      <Box sx={line}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>{step}</Box>
        <Box sx={{ flex: 'none' }}>{amount}</Box>
      </Box>
      <LinearProgress
        aria-label={label}
        {...(percent === undefined ? { variant: 'indeterminate' } : { variant: 'determinate', value: percent })}
      />
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, mb: 2 } as const;
