import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { followHeading } from '../heading-links.js';
import { loadPart } from '../lazy/lazy-part.js';

type Clean = (html: string) => string;

/** Loaded with the first text that is shown. */
let loaded: Clean | null = null;

/** The text of a page as visitors read it. @param html as the server has cleaned it; it is cleaned once more here */
export function PageText({ html }: { html: string }) {
  const [clean, setClean] = useState<Clean | null>(() => loaded);
  useEffect(() => {
    if (clean) return;
    let isLeft = false;
    void loadPart(() => import('./clean-html.js')).then(({ cleanHtml }) => {
      loaded = cleanHtml;
      if (!isLeft) setClean(() => cleanHtml);
    });
    return () => {
      isLeft = true;
    };
  }, [clean]);
  if (!clean) return null;
  return <Box sx={prose} onClick={followHeading} dangerouslySetInnerHTML={{ __html: clean(html) }} />;
}

const prose = {
  fontSize: '.9375rem',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h1, & h2': { mt: 7, mb: 2, fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-.01em' },
  '& h3, & h4, & h5, & h6': { mt: 6, mb: 1.5, fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
  '& p': { my: 3 },
  '& ul, & ol': { my: 4, pl: 5 },
  '& li': { my: 1, pl: 0.5 },
  '& li::marker': { color: 'text.tertiary' },
  '& blockquote': { mx: 0, my: 4, pl: 4, borderLeft: '2px solid', borderColor: 'line.strong', color: 'text.secondary' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: '8px' },
  '& pre, & code': { typography: 'mono', fontSize: '.8125rem' },
  '& pre': { p: 3, overflowX: 'auto', borderRadius: '8px', bgcolor: 'surface.sunken' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    py: 2,
    pr: 4,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'line.main',
  },
  '& hr': { my: 6, border: 0, borderTop: '1px solid', borderColor: 'line.main' },
  '& mark': { px: 1, borderRadius: '4px', color: 'warning.main', bgcolor: 'warning.light' },
} as const;
