import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

interface MoveButtonsProps {
  /** Accessible label: the item and its new position. */
  readonly up: string;
  readonly down: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** -1 moves one position up, 1 down. */
  readonly onMove: (by: -1 | 1) => void;
}

/**
 * Moves an item in its list by one position. At the ends the buttons stay focusable: a disabled button would drop the
 * focus right after the press.
 */
export function MoveButtons({ up, down, isFirst, isLast, onMove }: MoveButtonsProps) {
  const lastButton = useRef<HTMLButtonElement>(null);
  // A row loses the focus when it moves in the document.
  useLayoutEffect(() => {
    lastButton.current?.focus();
    lastButton.current = null;
  });

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    lastButton.current = currentTarget;
    onMove(by);
  }

  const button = (label: string, Icon: LucideIcon, isEnd: boolean, by: -1 | 1) => (
    <IconButton
      aria-label={label}
      aria-disabled={isEnd}
      sx={isEnd ? { color: 'text.disabled', cursor: 'default' } : undefined}
      onClick={(event) => isEnd || press(event, by)}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
  return (
    <>
      {button(up, ChevronUp, isFirst, -1)}
      {button(down, ChevronDown, isLast, 1)}
    </>
  );
}
