import type { CSSProperties } from 'react';
import type { Column } from './columns/column.js';

const HEAD_HEIGHT_PX = 40;
/** `z-index` of the sticky head. */
export const HEAD_LAYER = 2;
const MIN_WIDTH_PX = 120;

/** CSS variable with the widths of all columns. Each row is a separate grid, so that the head can be sticky. */
export function columnWidths(columns: readonly Pick<Column<never>, 'widthPx' | 'flex'>[]) {
  const widths = columns.map(({ widthPx, flex }) =>
    widthPx && !flex ? `${widthPx}px` : `minmax(${widthPx ?? MIN_WIDTH_PX}px, ${flex ?? 1}fr)`,
  );
  return { '--columns': widths.join(' ') } as CSSProperties;
}

/** Style of the table. Only rows have hairlines; the outer cells have the panel's padding of 20 px. */
export const gridFrame = {
  minWidth: 0,
  // The list grows with its rows, and its head stays in sight while the page scrolls: no element in between may be a
  // scroll container.
  overflow: 'clip',
  fontSize: '.8125rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& [role=row]': { display: 'grid', gridTemplateColumns: 'var(--columns)' },
  '& [role=row] > :first-of-type': { paddingLeft: '20px' },
  '& [role=row] > :last-of-type': { paddingRight: '20px' },
} as const;

export const gridHead = {
  position: 'sticky',
  top: 0,
  zIndex: HEAD_LAYER,
  '& > [role=row]': { height: HEAD_HEIGHT_PX },
  bgcolor: 'background.paper',
  borderBlock: '1px solid',
  borderColor: 'line.main',
} as const;

const cell = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '0 8px',
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

/** @param isNumeric aligns the heading to the right, as its figures are */
export function headCellStyle(isNumeric: boolean, isSortable: boolean) {
  return {
    ...cell,
    gap: 1,
    justifyContent: isNumeric ? 'flex-end' : 'flex-start',
    typography: 'caption',
    fontWeight: 550,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    ...(isSortable && {
      cursor: 'pointer',
      userSelect: 'none',
      '&:hover': { color: 'text.primary' },
      '&:is(:hover, :focus-visible) > svg': { opacity: 1 },
    }),
  } as const;
}

/** Style of a heading's sort icon: visible while the column is sorted; `headCellStyle` shows it on hover and focus. */
export function sortIconStyle(isSorted: boolean) {
  return { flex: 'none', opacity: isSorted ? 1 : 0, color: isSorted ? 'text.primary' : 'text.tertiary' } as const;
}

/** Style of a row. @param isMarked its details are open */
export function rowStyle(isMarked: boolean, canOpen: boolean) {
  return {
    ...(canOpen && { cursor: 'pointer' }),
    ...(isMarked ? { bgcolor: 'action.selected' } : { '&:hover': { bgcolor: 'surface.hover' } }),
    '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
  } as const;
}

export function bodyCellStyle(isNumeric: boolean) {
  return {
    ...cell,
    justifyContent: isNumeric ? 'flex-end' : 'flex-start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  } as const;
}
