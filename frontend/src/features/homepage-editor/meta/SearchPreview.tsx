import type { SaveHomepageMetaBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { PreviewFigure, twoLines } from '~/ui/panel/PreviewFigure.js';
import { ellipsis } from '~/ui/text/ellipsis.js';

const text = tc.homepage.metaDialog;

/** The home page among the results of a search, cut where it would be cut. */
export function SearchPreview() {
  const [title, description, robots] = useFormContext<SaveHomepageMetaBody>().watch([
    'pageTitle',
    'metaDescription',
    'robotsContent',
  ]);
  return (
    <PreviewFigure label={text.searchPreview}>
      {robots.startsWith('noindex') ? (
        <Note kind="warning">{text.hidden}</Note>
      ) : (
        <Box sx={frame}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{window.location.host}</Box>
          <Box sx={titleLine}>{title}</Box>
          <Box sx={twoLines}>{description}</Box>
        </Box>
      )}
    </PreviewFigure>
  );
}

const frame = {
  p: 4,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const titleLine = {
  my: 0.5,
  fontSize: '1.125rem',
  lineHeight: '24px',
  color: 'primary.main',
  ...ellipsis,
} as const;
