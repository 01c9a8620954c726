import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bookmark } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { tc } from '~/texts/de-console.js';
import { type PopoverControl, TablePopover } from '../columns/TablePopover.js';
import { type SavedViews, useSavedViews, type ViewSettings } from './use-saved-views.js';
import { ViewNameForm } from './ViewNameForm.js';
import { ViewRow } from './ViewRow.js';

interface ViewsMenuProps {
  readonly table: ViewSettings;
  /** A search term outside the address is in no view: a note next to the views says this. */
  readonly isUnsaved: boolean;
  readonly onOpen: (() => void) | undefined;
}

const text = tc.table.views;

/** The named views of a table: opens, renames and deletes them, and saves the current one under a new name. */
export function ViewsMenu({ table, isUnsaved, onOpen }: ViewsMenuProps) {
  const savedViews = useSavedViews(table);
  return (
    <TablePopover
      text={savedViews.shown ?? text.button}
      buttonLabel={savedViews.shown === null ? text.button : text.shown(savedViews.shown)}
      icon={Bookmark}
      popoverLabel={text.title}
    >
      {(popover) => <Views savedViews={savedViews} popover={popover} isUnsaved={isUnsaved} onOpen={onOpen} />}
    </TablePopover>
  );
}

interface ViewsProps extends Omit<ViewsMenuProps, 'table'> {
  readonly savedViews: SavedViews;
  readonly popover: PopoverControl;
}

function Views({ savedViews, popover, isUnsaved, onOpen }: ViewsProps) {
  const updatePosition = useEffectEvent(popover.updatePosition);
  useEffect(() => updatePosition(), [savedViews.views]);

  function leave() {
    onOpen?.();
    popover.close();
  }

  return (
    <Box sx={{ p: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Typography variant="panelTitle" component="h2">
        {text.title}
      </Typography>
      {savedViews.views.length === 0 && <Typography variant="body2">{text.none}</Typography>}
      <Box component="ul" sx={list}>
        {savedViews.views.map((view) => (
          <ViewRow key={view.name} view={view} savedViews={savedViews} popover={popover} onOpen={leave} />
        ))}
      </Box>
      <ViewNameForm label={text.name} onResize={popover.updatePosition} onSave={savedViews.save} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {isUnsaved ? `${text.hint} ${text.unsaved}` : text.hint}
      </Typography>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  '&:empty': { display: 'none' },
} as const;
