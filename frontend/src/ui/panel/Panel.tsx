import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { number } from '~/texts/format/number.js';

interface PanelProps {
  readonly title: string;
  /** Number of listed items, shown next to the title. */
  readonly count?: number | undefined;
  /** Time range or source, in words. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** The panel's own buttons, on sunken ground. */
  readonly footer?: ReactNode;
  /** Removes the inner margin, so that the content reaches the edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A titled sheet with a hairline around it. */
export function Panel({ title, count, subtitle, actions, footer, flush = false, children }: PanelProps) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={panelFrame}>
      <Box sx={{ ...head, pb: flush ? 4 : 0 }}>
        <Box sx={{ minWidth: 0, flex: { xs: '1 1 auto', sm: 1 } }}>
          <Typography component="h2" variant="panelTitle" id={heading}>
            {title}
            {count !== undefined && (
              <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
                {/* Without this separate blank, screen readers join the number to the last word. */ ' '}
                {number(count)}
              </Box>
            )}
          </Typography>
          {subtitle && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {flush ? children : <Box sx={{ flex: 1, px: 5, pt: 3, pb: 5 }}>{children}</Box>}
      {footer && <Box sx={foot}>{footer}</Box>}
    </Box>
  );
}

/** The look of a panel, also while its script loads. */
export const panelFrame = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Not hidden: the head of a table inside stays in sight as the page is scrolled.
  overflow: 'clip',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '12px',
} as const;

const head = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  boxSizing: 'content-box',
  px: 5,
  pt: 4,
  // The words of a button without an edge stand at the panel's, not its padding.
  '& .MuiButton-text': { ml: { xs: -3.5, sm: 0 }, mr: -3.5 },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 2,
  px: 5,
  py: 3,
  bgcolor: 'surface.sunken',
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
