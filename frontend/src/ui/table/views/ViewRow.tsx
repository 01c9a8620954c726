import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import type { PopoverControl } from '../columns/TablePopover.js';
import type { SavedView } from './saved-views.js';
import type { SavedViews } from './use-saved-views.js';
import { ViewNameForm } from './ViewNameForm.js';

interface ViewRowProps {
  readonly view: SavedView;
  readonly savedViews: SavedViews;
  readonly popover: PopoverControl;
  readonly onOpen: () => void;
}

const text = tc.table.views;
const icon = { size: 15, 'aria-hidden': true } as const;

/** One saved view: a link to it, and what can be done with its name. */
export function ViewRow({ view, savedViews, popover, onOpen }: ViewRowProps) {
  const { name, query } = view;
  const [isRenamed, setRenamed] = useState(false);
  const confirm = useConfirm();
  const isShown = savedViews.shown === name;

  async function remove() {
    if (await confirm({ ...text.removing(name), isDanger: true })) savedViews.remove(view);
  }

  function rename(newName: string) {
    const problem = savedViews.rename(view, newName);
    if (problem === null) setRenamed(false);
    return problem;
  }

  if (isRenamed)
    return (
      <Box component="li" sx={{ py: 1 }}>
        <ViewNameForm
          label={text.newName(name)}
          name={name}
          hasAutoFocus
          onResize={popover.updatePosition}
          onSave={rename}
        />
      </Box>
    );
  return (
    <Box component="li" sx={row}>
      <Box
        component={Link}
        to={{ search: query }}
        title={name}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
        sx={link}
      >
        <Box component="span" sx={ellipsis}>
          {name}
        </Box>
        {isShown && <Check {...icon} style={{ flex: 'none' }} />}
      </Box>
      <IconButton aria-label={text.rename(name)} onClick={() => setRenamed(true)}>
        <Pencil {...icon} />
      </IconButton>
      <IconButton aria-label={text.remove(name)} onClick={() => void remove()}>
        <Trash2 {...icon} />
      </IconButton>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', minHeight: 36 } as const;

const link = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&[aria-current]': { fontWeight: 550 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
