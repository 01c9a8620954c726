import Box from '@mui/material/Box';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { FocusableButton } from '~/ui/controls/FocusableButton.js';

interface AuditPagerProps {
  /** Cursor of the current page; null: the first page. */
  readonly cursor: string | null;
  /** Cursor of the next page; null: there is none, undefined: still loading. */
  readonly next: string | null | undefined;
  readonly onTurn: (cursor: string | null) => void;
}

const text = tc.audit.pages;

/**
 * Buttons to older and newer pages. The server names only the next older page, so the pages visited before are kept;
 * from a page that was opened by its address, "newer" leads to the first page.
 */
export function AuditPager({ cursor, next, onTurn }: AuditPagerProps) {
  /** Cursor of the newer page, by the cursor of a visited page. */
  const [newerCursors, setNewerCursors] = useState<ReadonlyMap<string, string | null>>(new Map());
  if (cursor === null && !next) return null;
  const newer = cursor === null ? undefined : (newerCursors.get(cursor) ?? null);

  function turnToOlder() {
    if (!next) return;
    setNewerCursors((cursors) => new Map([...cursors, [next, cursor]]));
    onTurn(next);
  }

  return (
    <Box component="nav" aria-label={text.label} sx={frame}>
      <FocusableButton
        isDisabled={newer === undefined}
        onClick={() => newer !== undefined && onTurn(newer)}
        startIcon={<ChevronLeft size={16} aria-hidden />}
      >
        {cursor !== null && newer === null ? text.newest : text.newer}
      </FocusableButton>
      <FocusableButton isDisabled={!next} onClick={turnToOlder} endIcon={<ChevronRight size={16} aria-hidden />}>
        {text.older}
      </FocusableButton>
    </Box>
  );
}

const frame = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 3,
  px: 5,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
