import { colourPattern } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';

const text = tc.system.brand;

/** A colour of the form around it: typed, or chosen in what the browser has for it. */
export function ColourInput({ name }: { readonly name: string }) {
  const { field } = useController<Record<string, string>>({ name });
  const colour = field.value ?? '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      <Box sx={{ width: 200 }}>
        <TextInput name={name} label={text.colour} helperText={text.colourHelp} autoComplete="off" />
      </Box>
      {colourPattern.test(colour) && (
        <Box
          component="input"
          type="color"
          aria-label={text.pick}
          value={colour.toLowerCase()}
          onChange={({ target }) => field.onChange(target.value.toUpperCase())}
          sx={picker}
        />
      )}
    </Box>
  );
}

/** On the line of the field, below the level of its label. */
const picker = {
  flex: 'none',
  width: 56,
  height: 40,
  mt: '26px',
  p: 1,
  cursor: 'pointer',
  bgcolor: 'surface.raised',
  border: '1px solid',
  borderColor: 'line.control',
  borderRadius: '8px',
} as const;
