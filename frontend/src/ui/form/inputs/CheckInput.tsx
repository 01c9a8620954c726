import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';

interface CheckInputProps {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string | undefined;
  readonly disabled?: boolean;
}

/** A yes or no in the form around it. */
export function CheckInput({ name, label, helperText, disabled = false }: CheckInputProps) {
  const { field, fieldState } = useController<Record<string, boolean>>({ name });
  const { value, ref, ...bound } = field;
  const helper = fieldState.error?.message ?? helperText;
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={<Checkbox {...bound} checked={value} slotProps={{ input: { ref } }} />}
      />
      {helper && <FormHelperText error={fieldState.invalid}>{helper}</FormHelperText>}
    </Box>
  );
}
