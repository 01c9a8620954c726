import Box from '@mui/material/Box';
import { followHeading } from '../text/heading-links.js';
import { prose } from '../text/prose.js';
import { focusWideTables } from '../text/scrollable-tables.js';
import { sanitizeHtml } from './sanitize-html.js';

/**
 * The text of a page as visitors read it.
 * @param html sanitized by the server; sanitized again here
 */
export function PageText({ html }: { html: string }) {
  return (
    <Box
      sx={prose}
      onClick={followHeading}
      // Again after every render: the tables are new.
      ref={(element: HTMLElement | null) => focusWideTables(element)}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  );
}
