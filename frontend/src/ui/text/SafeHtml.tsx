import Box from '@mui/material/Box';
import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { useMemo } from 'react';
import { followHeading, keepHeadingIds } from './heading-links.js';
import { prose } from './prose.js';
import { focusWideTables } from './scrollable-tables.js';

type Style = Readonly<Record<string, unknown>>;

/**
 * HTML that the server has sanitized. The browser sanitizes it again (docs/SECURITY.md E4): an attack must fool two
 * parsers with the same text. On the server it is rendered unchanged.
 */
export function SafeHtml({ html, sx }: { html: string | null; sx?: Style }) {
  const inner = useMemo(() => ({ __html: html ? sanitizeHtml(html) : '' }), [html]);
  if (!inner.__html) return null;
  return <Box sx={{ ...prose, ...sx }} onClick={followHeading} ref={focusWideTables} dangerouslySetInnerHTML={inner} />;
}

function sanitizeHtml(html: string): string {
  if (typeof document === 'undefined') return html;
  return purifier().sanitize(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'svg', 'math'],
    FORBID_ATTR: ['style', 'name'],
  });
}

let pagePurifier: Purifier | undefined;

/** Made where there is a window: on the server there is none. */
function purifier(): Purifier {
  if (!pagePurifier) keepHeadingIds((pagePurifier = DOMPurify(window)));
  return pagePurifier;
}
