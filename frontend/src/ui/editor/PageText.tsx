import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { followHeading } from '../text/heading-links.js';
import { loadPart } from '../lazy/lazy-part.js';
import { prose } from '../text/prose.js';
import { focusWideTables } from '../text/scrollable-tables.js';

type Clean = (html: string) => string;

/** Loaded with the first text that is shown. */
let cleaner: Clean | null = null;

/**
 * The text of a page as visitors read it.
 * @param html sanitized by the server; sanitized again here
 */
export function PageText({ html }: { html: string }) {
  const [clean, setClean] = useState<Clean | null>(() => cleaner);
  useEffect(() => {
    if (clean) return;
    let isLeft = false;
    void loadPart(() => import('./clean-html.js')).then(({ sanitizedHtml: cleanHtml }) => {
      cleaner = cleanHtml;
      if (!isLeft) setClean(() => cleanHtml);
    });
    return () => {
      isLeft = true;
    };
  }, [clean]);
  if (!clean) return null;
  return (
    <Box
      sx={prose}
      onClick={followHeading}
      // Again after every render: the tables are new.
      ref={(element: HTMLElement | null) => focusWideTables(element)}
      dangerouslySetInnerHTML={{ __html: clean(html) }}
    />
  );
}
