import type { PageLink } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';

const { sources } = tc.pages.links;

/** List of the links of the site that lead to a page. */
export function PageLinkList({ links }: { links: readonly PageLink[] }) {
  return (
    <Box component="ul" sx={list}>
      {links.map(({ source, sourceId, title }, index) => (
        <Box component="li" key={`${source}-${sourceId ?? index}`} sx={item}>
          <Box component="span" sx={{ width: 88, flex: 'none', color: 'text.secondary' }}>
            {sources[source]}
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', typography: 'body2', maxHeight: 320, overflowY: 'auto' } as const;

const item = { display: 'flex', gap: 3, py: 2, borderTop: '1px solid', borderColor: 'line.main' } as const;
