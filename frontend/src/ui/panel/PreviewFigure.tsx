import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

/** A picture of what others see elsewhere, under its name. */
export function PreviewFigure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const caption = useId();
  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0 }}>
      <Box component="figcaption" id={caption} sx={{ mb: 1.5, typography: 'body2', fontWeight: 550 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

/** A text that is cut after two lines, as others cut it. */
export const twoLines = {
  typography: 'body2',
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
