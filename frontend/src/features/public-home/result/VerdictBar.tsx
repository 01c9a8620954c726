import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX } from 'lucide-react';
import { resultTexts } from '~/texts/check-result.js';

/** Valid or not, across the whole card. */
export function VerdictBar({ valid, timestamp }: { valid: boolean; timestamp: string }) {
  const kind = valid ? 'success' : 'error';
  const Icon = valid ? CircleCheck : CircleX;
  return (
    <Box sx={{ ...bar, bgcolor: `${kind}.light`, '& > svg, & > h3': { color: `${kind}.main` } }}>
      <Icon size={26} strokeWidth={1.75} aria-hidden />
      <Typography component="h3" variant="cardTitle">
        {valid ? resultTexts.valid : resultTexts.invalid}
      </Typography>
      <Box sx={time}>
        {resultTexts.time} <CheckTime timestamp={timestamp} />
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 64,
  px: { xs: 5, md: 8 },
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const time = {
  display: { xs: 'none', sm: 'block' },
  ml: 'auto',
  typography: 'body2',
  color: 'text.secondary',
} as const;

/** The time of the check. */
function CheckTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{resultTexts.at(timestamp)}</time>;
}
