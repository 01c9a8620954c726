import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PanelFigure {
  readonly value: ReactNode;
  readonly label: string;
}

/**
 * The large figures of a panel side by side, each with its name below.
 * @param role `timer` if the figures change continuously
 */
export function PanelFigures({ figures, role }: { figures: readonly PanelFigure[]; role?: 'timer' }) {
  return (
    <Box role={role} sx={row}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <Box sx={{ typography: 'pageTitle' }}>{value}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
        </div>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 10, rowGap: 3, mt: 1, mb: 4 } as const;
