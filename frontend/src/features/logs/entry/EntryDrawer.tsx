import type { LogEntry, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { loadState } from '~/api/store/load-state.js';
import { tc } from '~/texts/de-console.js';
import { useWindowKey } from '~/ui/hooks/use-window-key.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import type { LogViewControl } from '../view/use-log-view.js';
import { EntryDetails } from './EntryDetails.js';
import { useLogEntryQuery } from '../view/logs.api.js';

interface EntryDrawerProps {
  readonly logView: Pick<LogViewControl, 'view' | 'open' | 'setFilters'>;
  /** The page of the list, undefined until it is loaded; the entry may be on another one. */
  readonly page: readonly LogEntry[] | undefined;
  /** Whether the first page is still being loaded. */
  readonly isLoading: boolean;
  readonly times: Times;
}

const { details } = tc.logs;
const fallbackTitle = tc.logs.columns.details;
const loading = (
  <Box sx={{ display: 'grid', placeItems: 'center', py: 16 }}>
    <CircularProgress aria-label={details.loading} size={28} />
  </Box>
);

/** The details of one entry next to the list; the arrow keys move to the entries before and after it. */
export function EntryDrawer({ logView: { view, open, setFilters }, page, isLoading, times }: EntryDrawerProps) {
  const id = view.entry;
  const index = page?.findIndex((entry) => entry.id === id) ?? -1;
  const listEntry = page?.[index];
  const query = useLogEntryQuery(id ?? '', { skip: id === null || isLoading || listEntry !== undefined });
  const entry = id === null ? undefined : (listEntry ?? query.currentData);
  const previousEntry = index > 0 ? page?.[index - 1] : undefined;
  const nextEntry = index >= 0 ? page?.[index + 1] : undefined;
  const go = (to: LogEntry | undefined) => to && open(to.id, true);
  useWindowKey(
    (event) => previousEntry !== undefined && isFree(event, 'ArrowUp'),
    () => go(previousEntry),
  );
  useWindowKey(
    (event) => nextEntry !== undefined && isFree(event, 'ArrowDown'),
    () => go(nextEntry),
  );
  return (
    <SideDrawer
      isOpen={id !== null}
      title={entry ? details.title(times.clock(entry.timestamp)) : fallbackTitle}
      actions={
        <>
          <Step icon={ChevronUp} label={details.previous} to={previousEntry} onGo={go} />
          <Step icon={ChevronDown} label={details.next} to={nextEntry} onGo={go} />
        </>
      }
      onClose={() => open(null, true)}
    >
      {id !== null && (
        <Loaded {...loadState(query)} data={entry} errorTitle={details.failed} skeleton={loading}>
          {(loadedEntry) => <EntryDetails entry={loadedEntry} {...{ times, setFilters }} />}
        </Loaded>
      )}
    </SideDrawer>
  );
}

interface StepProps {
  readonly icon: typeof ChevronUp;
  readonly label: string;
  readonly to: LogEntry | undefined;
  readonly onGo: (to: LogEntry | undefined) => void;
}

/** Stays focusable at the end of the page: a disabled button would drop the focus. */
function Step({ icon: Icon, label, to, onGo }: StepProps) {
  return (
    <IconButton aria-label={label} aria-disabled={!to} onClick={() => onGo(to)} sx={{ opacity: to ? 1 : 0.4 }}>
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}

/** An arrow counts wherever the focus is, except in a field, a menu or the table, which need it themselves. */
function isFree({ key, target, defaultPrevented, ctrlKey, altKey, metaKey }: KeyboardEvent, arrow: string): boolean {
  if (key !== arrow || defaultPrevented || ctrlKey || altKey || metaKey) return false;
  const fields = 'input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=grid], [role=slider]';
  return !(target instanceof Element && target.closest(fields));
}
