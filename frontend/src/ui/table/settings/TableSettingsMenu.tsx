import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Columns3 } from 'lucide-react';
import { useId } from 'react';
import { tc } from '~/texts/de-console.js';
import { FocusableButton } from '~/ui/controls/FocusableButton.js';
import type { Column } from '../columns/column.js';
import { TablePopover } from '../columns/TablePopover.js';
import { useIsShownAtWidth } from '../columns/table-width.js';
import { densities, type Density } from './table-settings.js';
import type { TableSettingsControl } from './use-table-settings.js';

interface TableSettingsMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly settings: TableSettingsControl;
}

const text = tc.table.settings;

/** Chooses the columns of a table and the height of its rows. */
export function TableSettingsMenu<Row>({ columns, settings }: TableSettingsMenuProps<Row>) {
  return (
    <TablePopover text={text.columns} buttonLabel={text.columns} icon={Columns3} popoverLabel={text.title}>
      {() => <Choices columns={columns} settings={settings} />}
    </TablePopover>
  );
}

function Choices<Row>({ columns, settings }: TableSettingsMenuProps<Row>) {
  const heading = useId();
  const { hidden, isDefault, setShown, setDensity, reset } = settings;
  const isShownAtThisWidth = useIsShownAtWidth<Row>();
  const offeredColumns = columns.filter((column) => column.isFixed !== true && isShownAtThisWidth(column));
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box role="group" aria-labelledby={heading}>
        <Typography variant="panelTitle" component="h2" id={heading}>
          {text.columns}
        </Typography>
        {offeredColumns.map(({ field, header }) => (
          <FormControlLabel
            key={field}
            label={header}
            control={<Checkbox checked={!hidden.includes(field)} onChange={(_, isShown) => setShown(field, isShown)} />}
            sx={{ display: 'flex', mr: 0 }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="panelTitle" component="h2">
          {text.density}
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label={text.density}
          value={settings.density}
          onChange={(_, density: Density | null) => density && setDensity(density)}
        >
          {densities.map((density) => (
            <ToggleButton key={density} value={density}>
              {text.densities[density]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <FocusableButton isDisabled={isDefault} onClick={reset}>
        {text.reset}
      </FocusableButton>
    </Box>
  );
}
