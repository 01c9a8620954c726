import Box from '@mui/material/Box';
import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { useMemo } from 'react';
import { followHeading, keepHeadingIds } from './heading-links.js';

type Style = Readonly<Record<string, unknown>>;

/**
 * HTML that the server has made safe, made safe once more where a browser takes it in (docs/SECURITY.md E4): two readers would have to be
 * fooled by the same text. On the server it stands as it came.
 */
export function SafeHtml({ html, sx }: { html: string | null; sx?: Style }) {
  const inner = useMemo(() => ({ __html: html ? purified(html) : '' }), [html]);
  if (!inner.__html) return null;
  return <Box sx={{ ...prose, ...sx }} onClick={followHeading} dangerouslySetInnerHTML={inner} />;
}

function purified(html: string): string {
  if (typeof document === 'undefined') return html;
  return purifier().sanitize(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'svg', 'math'],
    FORBID_ATTR: ['style', 'name'],
  });
}

let made: Purifier | undefined;

/** Made where there is a window: on the server there is none. */
function purifier(): Purifier {
  if (!made) keepHeadingIds((made = DOMPurify(window)));
  return made;
}

const border = '1px solid var(--ip-palette-line-main)';

/** Text that staff has written, whatever stands in it. */
const prose = {
  typography: 'body1',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & dl, & table, & pre, & blockquote, & figure': { my: 4, mx: 0 },
  '& :is(h2, h3, h4, h5, h6)': { scrollMarginTop: '16px' },
  '& h2': { typography: 'cardTitle', mt: 10, mb: 3, textWrap: 'balance' },
  '& h3': { typography: 'panelTitle', fontSize: '1.0625rem', mt: 8, mb: 2 },
  '& h4, & h5, & h6': { typography: 'panelTitle', mt: 6, mb: 2 },
  '& ul, & ol': { pl: 6 },
  '& li + li': { mt: 1.5 },
  '& a': { color: 'primary.main', textUnderlineOffset: '3px' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: '10px' },
  '& figcaption': { mt: 2, typography: 'body2', color: 'text.secondary' },
  '& blockquote': { pl: 5, borderLeft: '3px solid var(--ip-palette-line-strong)', color: 'text.secondary' },
  '& code': { typography: 'mono', fontSize: '.9em', bgcolor: 'surface.sunken', borderRadius: '4px', px: 1 },
  '& pre': {
    p: 5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    bgcolor: 'surface.sunken',
    border,
    borderRadius: '10px',
    lineHeight: 1.6,
  },
  '& pre code': { bgcolor: 'transparent', p: 0 },
  // A table wider than the measure is scrolled in here: the page itself never moves sideways.
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', typography: 'body2' },
  '& th, & td': { p: 2.5, borderBottom: border, textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 550, color: 'text.secondary' },
  '& hr': { my: 8, border: 0, borderTop: border },
  '& mark': { bgcolor: 'warning.light', color: 'warning.main', px: 1, borderRadius: '4px' },
} as const;
