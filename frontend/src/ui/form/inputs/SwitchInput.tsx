import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';

/** Something that is on or off, in the form around it. */
export function SwitchInput({ name, label }: { readonly name: string; readonly label: string }) {
  const { field } = useController<Record<string, boolean>>({ name });
  const { value, ref, ...bound } = field;
  return (
    <FormControlLabel label={label} control={<Switch {...bound} checked={value} slotProps={{ input: { ref } }} />} />
  );
}
