import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect } from 'react';
import { tc } from '~/texts/de-console.js';
import type { LinkOption } from './link-options.js';

interface LinkOptionsProps {
  /** The drawn list; null before it is drawn. */
  readonly list: HTMLUListElement | null;
  readonly onDraw: (list: HTMLUListElement | null) => void;
  readonly id: string;
  readonly label: string;
  /** The edge of the field. */
  readonly anchor: Element | null;
  readonly options: readonly LinkOption[];
  /** Index of the entry that the arrow keys have reached; -1: none. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The list below a field for links: pages with title and address, and last the way to another address. */
export function LinkOptions({ list, onDraw, id, label, anchor, options, active, onChoose }: LinkOptionsProps) {
  useEffect(() => {
    list?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);
  const width = anchor?.clientWidth;
  const entries = [...options.map(({ title, href }) => [title, href]), [tc.links.other]];
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal', width, minWidth: 240 }}>
      <Paper elevation={2} sx={{ mt: 2 }}>
        <Box component="ul" ref={onDraw} role="listbox" id={id} aria-label={label} sx={listStyle}>
          {entries.map(([title, href], index) => (
            <Box
              component="li"
              key={`${href} ${title}`}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
            >
              <span>{title}</span>
              {href && <small>{href}</small>}
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
}

const listStyle = {
  maxHeight: 280,
  m: 0,
  p: 1,
  overflowY: 'auto',
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'grid', px: 3, py: 1.5, cursor: 'pointer', borderRadius: '6px', overflowWrap: 'anywhere' },
  '& li:hover, & li[aria-selected=true]': { bgcolor: 'action.selected' },
  '& small': { typography: 'mono', fontSize: '.75rem', color: 'text.secondary' },
  '& li:last-child': { color: 'text.secondary' },
} as const;
