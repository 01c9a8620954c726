import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { useWindowKey } from '~/ui/hooks/use-window-key.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import type { ConsoleSection } from './section.js';

const CommandPalette = latePart(() => import('./CommandPalette.js'), 'CommandPalette');

interface PaletteButtonProps {
  readonly isAdmin: boolean;
  /** Opens the list of shortcuts. */
  readonly onShortcuts: () => void;
  /** Sections that the user may see. */
  readonly sections: readonly ConsoleSection[];
  /** Shows only the magnifier, for narrow screens. */
  readonly isSmall: boolean;
}

const keys = 'Control+K Meta+K';

/** Opens the palette; so does Ctrl+K (⌘K) from everywhere. */
export function PaletteButton({ sections, isAdmin, isSmall, onShortcuts }: PaletteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useWindowKey(isPaletteKey, open);
  return (
    <>
      {isSmall ? (
        <IconButton aria-label={tc.palette.label} aria-keyshortcuts={keys} aria-haspopup="dialog" onClick={open}>
          <Search size={18} aria-hidden />
        </IconButton>
      ) : (
        <ButtonBase aria-keyshortcuts={keys} aria-haspopup="dialog" onClick={open} sx={button}>
          <Search size={16} aria-hidden />
          <Box component="span" sx={labelStyle}>
            {tc.palette.open}
          </Box>
          <Box component="kbd" aria-hidden sx={shortcut}>
            {tc.palette.shortcut}
          </Box>
        </ButtonBase>
      )}
      {isOpen && <CommandPalette {...{ sections, isAdmin, onShortcuts }} onClose={() => setOpen(false)} />}
    </>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const button = {
  justifyContent: 'flex-start',
  gap: 2.5,
  width: 320,
  minHeight: 36,
  px: 3,
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  typography: 'body2',
  '& > svg': { flex: 'none' },
  '&:hover': { color: 'text.primary' },
} as const;

const labelStyle = { minWidth: 0, ...ellipsis } as const;

const shortcut = {
  ml: 'auto',
  flex: 'none',
  px: 1.5,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '4px',
  typography: 'mono',
  fontSize: '.75rem',
} as const;
