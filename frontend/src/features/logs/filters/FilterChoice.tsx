import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CircleMinus, Filter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tc } from '~/texts/de-console.js';

interface FilterChoiceProps {
  /** The kind of value to filter by. */
  readonly name: string;
  /** The value in words, in the menu. */
  readonly value: string;
  /** The value as it is seen, where that is not the same. */
  readonly visibleText?: string;
  readonly onOnly: () => void;
  readonly onExclude: () => void;
  readonly children: ReactNode;
}

/** A value in the list: a click offers to show only rows with it, or none of them. */
export function FilterChoice({ name, value, visibleText, onOnly, onExclude, children }: FilterChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function choose(act: () => void) {
    setAnchor(null);
    act();
  }

  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={tc.logs.filter.choices(
          name,
          visibleText && visibleText !== value ? `${visibleText}, ${value}` : value,
        )}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={button}
      >
        {children}
      </Box>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => choose(onOnly)}>
            <Filter size={16} aria-hidden />
            {tc.logs.filter.only(value)}
          </MenuItem>
          <MenuItem onClick={() => choose(onExclude)}>
            <CircleMinus size={16} aria-hidden />
            {tc.logs.filter.exclude(value)}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 24,
  p: 0,
  border: 0,
  borderRadius: '6px',
  color: 'inherit',
  bgcolor: 'transparent',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textDecorationStyle: 'dotted', textUnderlineOffset: '3px' },
} as const;
