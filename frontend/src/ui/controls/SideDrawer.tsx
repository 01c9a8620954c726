import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { tc } from '~/texts/de-console.js';

interface SideDrawerProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** One grey line below the title. */
  readonly text?: ReactNode;
  /** Icon buttons in the head, before the one that closes. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A record next to its list, which stays usable; fills the window on phones. Focus moves in and returns on close. */
export function SideDrawer({ isOpen, title, text, actions, children, onClose }: SideDrawerProps) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const heading = useId();
  const closer = useFocusWhile(isOpen);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Drawer
      anchor="right"
      variant={isPhone ? 'temporary' : 'persistent'}
      open={isOpen}
      onClose={onClose}
      transitionDuration={180}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading, onKeyDown: closeOnEscape, sx: paper } }}
    >
      <Box sx={head}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="dialogTitle" id={heading} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions}
        <IconButton ref={closer} aria-label={tc.drawer.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' }}>{children}</Box>
    </Drawer>
  );
}

/** Focuses a button when the drawer opens, and afterwards whatever had the focus before. */
function useFocusWhile(isOpen: boolean) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    closer.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return closer;
}

const paper = {
  width: { xs: '100%', sm: 480 },
  bgcolor: 'background.paper',
  backgroundImage: 'none',
  borderLeft: '1px solid',
  borderColor: 'line.main',
  boxShadow: 3,
} as const;

const head = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  px: 6,
  py: 4,
  borderBottom: '1px solid',
  borderColor: 'line.main',
} as const;
