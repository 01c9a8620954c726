import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { followHeading } from '../text/heading-links.js';
import { loadPart } from '../lazy/lazy-part.js';
import { prose } from '../text/prose.js';
import { focusWideTables } from '../text/scrollable-tables.js';

type Sanitize = (html: string) => string;

/** Loaded with the first text that is shown. */
let loadedSanitizer: Sanitize | null = null;

/**
 * The text of a page as visitors read it.
 * @param html sanitized by the server; sanitized again here
 */
export function PageText({ html }: { html: string }) {
  const [sanitize, setSanitize] = useState<Sanitize | null>(() => loadedSanitizer);
  useEffect(() => {
    if (sanitize) return;
    let isLeft = false;
    void loadPart(() => import('./sanitize-html.js')).then(({ sanitizeHtml }) => {
      loadedSanitizer = sanitizeHtml;
      if (!isLeft) setSanitize(() => sanitizeHtml);
    });
    return () => {
      isLeft = true;
    };
  }, [sanitize]);
  if (!sanitize) return null;
  return (
    <Box
      sx={prose}
      onClick={followHeading}
      // Again after every render: the tables are new.
      ref={(element: HTMLElement | null) => focusWideTables(element)}
      dangerouslySetInnerHTML={{ __html: sanitize(html) }}
    />
  );
}
