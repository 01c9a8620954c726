import type { PublicSection } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SafeHtml } from '~/ui/text/SafeHtml.js';

/** Figures side by side, each below a line. The title of a section is its figure, the subtitle says what the figure counts. */
export function FigureBlock({ sections }: { sections: readonly PublicSection[] }) {
  return (
    <Box component="dl" sx={buildStripStyle(sections.length)}>
      {sections.map(({ id, title, subtitle, content }) => (
        <Box key={id} data-section={id} sx={cell}>
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

/** Style of the strip: rows with as equal numbers of figures as possible; the remaining figures share the last row. */
function buildStripStyle(count: number) {
  const few = count % 3 ? 2 : 3;
  const many = count % 4 ? 3 : 4;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { xs: 8, md: 12 },
    m: 0,
    // A fifth less than an equal share leaves room for the gaps; the items grow into the rest.
    '& > *': { flex: { xs: '1 0 100%', sm: `1 0 ${80 / few}%`, md: `1 0 ${80 / (count === 2 ? 2 : many)}%` } },
  } as const;
}

/** The figure is read after its subject but shown above it. */
const cell = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderTop: '1px solid',
  borderColor: 'line.strong',
  pt: 5,
  minWidth: 0,
  overflowWrap: 'break-word',
  // A single figure has its words next to it, aligned with the text of the other blocks.
  '&:only-of-type': { flexDirection: { md: 'row-reverse' }, alignItems: { md: 'baseline' }, columnGap: 16 },
  '&:only-of-type > dd': { width: { md: 320 }, flexShrink: 0 },
  '&:only-of-type > dt': { flexGrow: 1 },
} as const;
