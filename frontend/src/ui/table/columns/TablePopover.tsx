import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ellipsis } from '~/ui/text/ellipsis.js';

/** Functions for the content of the popover. */
export interface PopoverControl {
  readonly close: () => void;
  /** Updates the position after the size of the content has changed. */
  readonly updatePosition: () => void;
}

interface TablePopoverProps {
  /** Text of the button; a long one is cut off. */
  readonly text: string;
  /** Read out as the name of the button. */
  readonly buttonLabel: string;
  readonly icon: LucideIcon;
  /** Accessible name of the popover. */
  readonly popoverLabel: string;
  readonly children: (popover: PopoverControl) => ReactNode;
}

const WIDTH_PX = 300;

/** A button above a table, and the popover that it opens. */
export function TablePopover({ text, buttonLabel, icon: Icon, popoverLabel, children }: TablePopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<PopoverActions | null>(null);
  const popover = { close: () => setAnchor(null), updatePosition: () => actions?.updatePosition() };
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon size={15} aria-hidden />}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Box component="span" sx={labelStyle}>
          {text}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        action={setActions}
        onClose={popover.close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': popoverLabel, sx: paper } }}
      >
        {children(popover)}
      </Popover>
    </>
  );
}

const labelStyle = { maxWidth: 160, ...ellipsis } as const;

const paper = { width: WIDTH_PX, maxWidth: 'calc(100% - 32px)', mt: 1 } as const;
