import { pagePath, type PageRow } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { EyeOff, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { tc } from '~/texts/de-console.js';
import { MoveButtons } from '~/ui/ordering/MoveButtons.js';
import type { DropEdge, useDragOrder } from '~/ui/ordering/use-drag-order.js';
import { Mono } from '~/ui/text/Mono.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { ellipsis } from '~/ui/text/ellipsis.js';

interface PageItemProps {
  readonly row: PageRow;
  readonly number: number;
  readonly isChosen: boolean;
  /** null: the list has no order that could be changed. */
  readonly order: Order | null;
}

interface Order {
  readonly index: number;
  readonly count: number;
  readonly edge: DropEdge | undefined;
  readonly handlers: ReturnType<ReturnType<typeof useDragOrder>['buildHandlers']>;
  readonly onMove: (from: number, to: number) => void;
}

const text = tc.pages.list;

/** A page in the list: its place, its name and address, and its special states. */
export function PageItem({ row, number, isChosen, order }: PageItemProps) {
  const [params] = useSearchParams();
  const { id, title, translationOf, isPublished } = row;
  return (
    <Box
      component="li"
      {...order?.handlers}
      sx={{ ...frame, ...(isChosen && selectedStyle), ...(order?.edge && edges[order.edge]) }}
    >
      <Box
        component={Link}
        to={{ search: searchFor(params, id) }}
        draggable={false}
        aria-current={isChosen ? 'true' : undefined}
        sx={{ ...link, pr: isChosen && order ? 21 : 4 }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{ width: 24, flex: 'none', typography: 'caption', color: 'text.tertiary' }}
        >
          {number}
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={head}>
            <Box component="span" sx={name}>
              {title}
            </Box>
            {translationOf && <StatusLabel tone="outline">{text.english}</StatusLabel>}
            {!isPublished && <StatusLabel tone="outline">{tc.pages.draftBadge}</StatusLabel>}
          </Box>
          <Mono sx={path}>{pagePath(row)}</Mono>
          <PageFlags row={row} />
        </Box>
      </Box>
      {isChosen && order && (
        <Box sx={buttons}>
          <MoveButtons of={title} index={order.index} count={order.count} onMove={order.onMove} />
        </Box>
      )}
    </Box>
  );
}

function PageFlags({ row }: { row: PageRow }) {
  const { showInMenu, hasDraft, gaps } = row;
  return (
    <Box component="span" sx={flags}>
      {hasDraft && <Flag icon={PencilLine} name={text.hasDraft} />}
      {!showInMenu && <Flag icon={EyeOff} name={text.notInMenu} />}
      {gaps.length > 0 && <Flag icon={TriangleAlert} name={text.gaps(gaps.length)} isWarning />}
    </Box>
  );
}

function Flag({ icon: Icon, name: label, isWarning = false }: { icon: LucideIcon; name: string; isWarning?: boolean }) {
  return (
    <Box component="span" sx={{ ...flag, color: isWarning ? 'warning.main' : 'text.secondary' }}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>, </VisuallyHidden>
      {label}
    </Box>
  );
}

/** The same list with another page next to it; open parts of the previous page are closed. */
function searchFor(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set('page', id);
  for (const name of ['dialog', 'panel', 'tab']) next.delete(name);
  return `?${next}`;
}

const frame = { position: 'relative', borderTop: '1px solid', borderColor: 'line.main' } as const;
const selectedStyle = { bgcolor: 'action.selected' } as const;

const line = { content: '""', position: 'absolute', insetInline: 0, height: 2, bgcolor: 'primary.main' } as const;
const edges = {
  above: { '&::before': { ...line, top: -1 } },
  below: { '&::before': { ...line, bottom: -1 } },
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  pl: 5,
  py: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const head = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;

const name = {
  minWidth: 0,
  fontSize: '.875rem',
  lineHeight: '20px',
  fontWeight: 550,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const;

const flags = { display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'caption' } as const;
const flag = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;

const path = {
  display: 'block',
  fontSize: '.75rem',
  lineHeight: '18px',
  color: 'text.secondary',
  ...ellipsis,
} as const;

const buttons = {
  position: 'absolute',
  top: 0,
  right: 10,
  height: '100%',
  display: 'flex',
  alignItems: 'center',
} as const;
