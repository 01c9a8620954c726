import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface AlertSectionProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
}

/** One section of a key's alerts, shown next to the list of keys. */
export function AlertSection({ title, subtitle, children }: AlertSectionProps) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 }}>
        <Typography id={heading} component="h3" variant="panelTitle">
          {title}
        </Typography>
        {subtitle && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {subtitle}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

const frame = {
  px: 6,
  py: 5,
  '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
