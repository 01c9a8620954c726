import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SafeHtml } from '../../ui/SafeHtml.js';

/** Figures side by side, each under a rule: the title is the figure, the subtitle says of what. */
export function FigureBlock({ sections }: { sections: readonly PublicSection[] }) {
  return (
    <Box component="dl" sx={strip}>
      {sections.map(({ id, title, subtitle, content }) => (
        <Box key={id} sx={cell}>
          <Typography component="dt" variant="body1" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography component="p" variant="section">
              {title}
            </Typography>
            <SafeHtml html={content} sx={{ mt: 1, color: 'text.secondary' }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: { xs: 8, md: 12 },
  m: 0,
} as const;

/** The figure is read after what it counts and seen before it. */
const cell = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderTop: '1px solid',
  borderColor: 'line.strong',
  pt: 5,
  minWidth: 0,
  overflowWrap: 'break-word',
} as const;
