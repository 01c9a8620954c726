import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Columns3 } from 'lucide-react';
import { useId } from 'react';
import { tc } from '~/texts/de-console.js';
import type { Column } from '../columns/column.js';
import { TablePopover } from '../columns/TablePopover.js';
import { useShownAtThisWidth } from '../columns/use-shown-at-this-width.js';
import { densities, type Density } from './table-look.js';
import type { TableLooking } from './use-table-look.js';
import { FocusableButton } from '~/ui/controls/FocusableButton.js';

interface TableLookMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly looking: TableLooking;
}

const text = tc.table.look;

/** Chooses the columns of a table and the height of its rows. */
export function TableLookMenu<Row>({ columns, looking }: TableLookMenuProps<Row>) {
  return (
    <TablePopover text={text.columns} name={text.columns} icon={Columns3} label={text.title}>
      {() => <Choices {...{ columns, looking }} />}
    </TablePopover>
  );
}

function Choices<Row>({ columns, looking }: TableLookMenuProps<Row>) {
  const heading = useId();
  const { look, isUsual, setShown, setDensity, reset } = looking;
  const isShownAtThisWidth = useShownAtThisWidth<Row>();
  const offered = columns.filter((column) => column.isFixed !== true && isShownAtThisWidth(column));
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box role="group" aria-labelledby={heading}>
        <Typography variant="panelTitle" component="h2" id={heading}>
          {text.columns}
        </Typography>
        {offered.map(({ field, header }) => (
          <FormControlLabel
            key={field}
            label={header}
            control={
              <Checkbox checked={!look.hidden.includes(field)} onChange={(_, isShown) => setShown(field, isShown)} />
            }
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
          value={look.density}
          onChange={(_, density: Density | null) => density && setDensity(density)}
        >
          {densities.map((density) => (
            <ToggleButton key={density} value={density}>
              {text.densities[density]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <FocusableButton isDisabled={isUsual} onClick={reset}>
        {text.reset}
      </FocusableButton>
    </Box>
  );
}
