import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** Three figures side by side, below each other on phones. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Box component="dl" sx={strip}>
      {figures.map(({ label, value }) => (
        <Box key={label} sx={cell}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="cardTitle" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  my: 5,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: 3,
} as const;

const cell = {
  px: 5,
  py: 4,
  '& + &': { borderColor: 'line.main', borderStyle: 'solid', borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' } },
} as const;
