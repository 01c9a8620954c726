import Box from '@mui/material/Box';
import type { Column } from './columns/column.js';
import { TableSettingsMenu } from './settings/TableSettingsMenu.js';
import type { TableSettingsControl } from './settings/use-table-settings.js';
import type { ViewSettings } from './views/use-saved-views.js';
import { ViewsMenu } from './views/ViewsMenu.js';

interface TableToolsProps<Row> extends Omit<ViewSettings, 'hidden'> {
  readonly columns: readonly Column<Row>[];
  readonly settings: TableSettingsControl;
  /** A search term is active that saved views do not contain, because it is not in the URL. */
  readonly isUnsaved?: boolean;
  /** Called when a view was opened. */
  readonly onOpen?: (() => void) | undefined;
}

/** The tools above a table: its saved views, its columns and its row density. */
export function TableTools<Row>({ columns, settings, isUnsaved = false, onOpen, ...table }: TableToolsProps<Row>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ViewsMenu table={{ ...table, hidden: settings.hidden }} isUnsaved={isUnsaved} onOpen={onOpen} />
      <TableSettingsMenu columns={columns} settings={settings} />
    </Box>
  );
}
