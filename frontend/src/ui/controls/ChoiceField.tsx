import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps<Value extends string> {
  /** Read out as the field's name; the chosen words say the rest. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly widthPx: number;
  readonly onChoose: (value: Value) => void;
}

/** The orders of a list, and the current one when it was chosen by the head of a column. */
export function sortOptions<Sort extends string>(sorts: object, current: Sort, byColumn: string) {
  const options = Object.entries(sorts).map(([value, text]) => ({ value: value as Sort, text: text as string }));
  return current in sorts ? options : [...options, { value: current, text: byColumn }];
}

/** One of a few, in a filter bar: full width on phones. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, widthPx, onChoose } = props;
  return (
    <TextField
      select
      value={value}
      onChange={({ target }) => {
        const selection = options.find((option) => option.value === target.value);
        if (selection) onChoose(selection.value);
      }}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      sx={{ width: { md: widthPx }, flex: 'none' }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </TextField>
  );
}
