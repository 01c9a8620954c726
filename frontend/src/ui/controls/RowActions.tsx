import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { tc } from '~/texts/de-console.js';

/** Something that can be done with a row. */
export interface RowAction {
  /** Names the thing and what happens to it. */
  readonly label: string;
  /** Shown next to the icon when the icon alone is not enough. The label begins with it. */
  readonly word?: string;
  readonly icon: LucideIcon;
  readonly onRun: () => void;
}

interface RowActionsProps {
  /** At most three, always seen. */
  readonly actions: readonly RowAction[];
  /** Behind "…". */
  readonly more?: readonly RowAction[];
  /** Name of the row, for screen readers. */
  readonly subject: string;
}

/** Actions of a row: icons with a name, the rest in a menu. */
export function RowActions({ actions, more = [], subject }: RowActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function run({ onRun }: RowAction) {
    setAnchor(null);
    onRun();
  }

  return (
    <Box sx={{ display: 'flex' }}>
      {actions.map((action) => (
        <Tooltip key={action.label} title={action.label}>
          {action.word ? (
            <Button
              size="small"
              variant="text"
              startIcon={<action.icon size={16} aria-hidden />}
              aria-label={action.label}
              onClick={action.onRun}
            >
              {action.word}
            </Button>
          ) : (
            <IconButton aria-label={action.label} onClick={action.onRun}>
              <action.icon size={16} aria-hidden />
            </IconButton>
          )}
        </Tooltip>
      ))}
      {more.length > 0 && (
        <>
          <IconButton
            aria-label={tc.table.more(subject)}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Ellipsis size={16} aria-hidden />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {more.map((action) => (
              <MenuItem key={action.label} onClick={() => run(action)}>
                <action.icon size={16} aria-hidden />
                {action.label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Box>
  );
}
