import type { LogEntry, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import type { LogViewControl } from '../view/use-log-view.js';
import { EntryDetails } from './EntryDetails.js';
import { useLogEntryQuery } from '../view/logs.api.js';

interface EntryDrawerProps {
  readonly logView: Pick<LogViewControl, 'view' | 'open' | 'setFilters'>;
  /** The page of the list, undefined while it is on its way; the entry may be on another one. */
  readonly page: readonly LogEntry[] | undefined;
  readonly times: Times;
}

const { details } = tc.logs;
const fallbackTitle = tc.logs.columns.details;

/** The details of one entry next to the list; the arrow keys move to the entries before and after it. */
export function EntryDrawer({ logView: { view, open, setFilters }, page, times }: EntryDrawerProps) {
  const id = view.entry;
  const onGo = (to: string) => open(to, true);
  const index = page?.findIndex((entry) => entry.id === id) ?? -1;
  const listEntry = page?.[index];
  const { currentData, error, refetch } = useLogEntryQuery(id ?? '', {
    skip: id === null || !page || listEntry !== undefined,
  });
  const entry = id === null ? undefined : (listEntry ?? currentData);
  const previousEntry = index > 0 ? page?.[index - 1] : undefined;
  const nextEntry = index >= 0 ? page?.[index + 1] : undefined;
  useArrowKeys(id !== null, previousEntry, nextEntry, onGo);
  return (
    <SideDrawer
      isOpen={id !== null}
      title={entry ? details.title(times.clock(entry.timestamp)) : fallbackTitle}
      actions={
        <>
          <Step icon={ChevronUp} label={details.previous} to={previousEntry} onGo={onGo} />
          <Step icon={ChevronDown} label={details.next} to={nextEntry} onGo={onGo} />
        </>
      }
      onClose={() => open(null, true)}
    >
      {entry && <EntryDetails {...{ entry, times, setFilters }} />}
      {!entry && id !== null && error && (
        <ErrorState title={details.failed} error={asCallError(error)} onRetry={() => void refetch()} />
      )}
      {!entry && id !== null && !error && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 16 }}>
          <CircularProgress aria-label={details.loading} size={28} />
        </Box>
      )}
    </SideDrawer>
  );
}

interface StepProps {
  readonly icon: typeof ChevronUp;
  readonly label: string;
  readonly to: LogEntry | undefined;
  readonly onGo: (id: string) => void;
}

/** Stays focusable at the end of the page: a disabled button would drop the focus. */
function Step({ icon: Icon, label, to, onGo }: StepProps) {
  return (
    <IconButton aria-label={label} aria-disabled={!to} onClick={() => to && onGo(to.id)} sx={{ opacity: to ? 1 : 0.4 }}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

/** Up and down, wherever the focus is, except in a field, a menu or the table, which need those keys themselves. */
function useArrowKeys(
  isOpen: boolean,
  previousEntry: LogEntry | undefined,
  nextEntry: LogEntry | undefined,
  onGo: (id: string) => void,
): void {
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || needsArrows(event.target)) return;
    const to = event.key === 'ArrowUp' ? previousEntry : event.key === 'ArrowDown' ? nextEntry : undefined;
    if (!to) return;
    event.preventDefault();
    onGo(to.id);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => go(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen]);
}

function needsArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=grid], [role=slider]',
    ) !== null
  );
}
