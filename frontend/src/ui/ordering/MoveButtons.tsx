import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { tc } from '~/texts/de-console.js';

interface MoveButtonsProps {
  /** The name of the item. */
  readonly of: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * Moves an item in its list by one position. At the ends the buttons stay focusable: a disabled button would drop the
 * focus right after the press.
 */
export function MoveButtons({ of, index, count, onMove }: MoveButtonsProps) {
  const lastButton = useRef<HTMLButtonElement>(null);
  // A row loses the focus when it moves in the document.
  useLayoutEffect(() => {
    lastButton.current?.focus();
    lastButton.current = null;
  });

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    lastButton.current = currentTarget;
    onMove(index, index + by);
  }

  const button = (label: string, Icon: LucideIcon, isEnd: boolean, by: -1 | 1) => (
    <IconButton
      aria-label={label}
      aria-disabled={isEnd}
      sx={isEnd ? { color: 'text.disabled', cursor: 'default' } : undefined}
      onClick={(event) => isEnd || press(event, by)}
    >
      <Icon size={17} aria-hidden />
    </IconButton>
  );
  return (
    <>
      {button(tc.moving.up(of), ChevronUp, index === 0, -1)}
      {button(tc.moving.down(of), ChevronDown, index === count - 1, 1)}
    </>
  );
}
