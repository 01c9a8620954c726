import { splitValues } from '@pruefer/contracts';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';
import { filterStatuses, statusName } from '../values/log-status.js';

interface StatusChoiceProps {
  /** Codes with commas between them. */
  readonly value: string | undefined;
  readonly onChoose: (codes: string) => void;
}

const text = tc.logs.filter;

/** Any status, one or several. */
export function StatusChoice({ value, onChoose }: StatusChoiceProps) {
  const codes = splitValues(value);
  // Codes that only a link or a click in the list can have chosen.
  const otherCodes = codes.filter((code) => !filterStatuses.some((status) => status === code));
  return (
    <TextField
      select
      value={codes}
      onChange={({ target }) => onChoose([target.value].flat().toSorted().join(','))}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => codesText(codes),
          SelectDisplayProps: { 'aria-label': text.status },
        },
      }}
    >
      {[...filterStatuses, ...otherCodes].map((code) => (
        <MenuItem key={code} value={code} sx={item}>
          <Checkbox checked={codes.includes(code)} tabIndex={-1} aria-hidden />
          {statusName(Number(code))}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Gives the entries the spacing of other menus. */
const item = { gap: 0, py: 0, pl: 2 } as const;

function codesText(codes: readonly string[]): string {
  const [only] = codes;
  if (only === undefined) return text.allStatuses;
  return codes.length === 1 ? statusName(Number(only)) : codes.join(', ');
}
