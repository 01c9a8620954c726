import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { endOfDay, lastDayBefore } from './last-day.js';

type DayInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'disabled'> & { readonly name: string };

const WIDTH_PX = 280;

/** The last day of something that ends, in the form around it; its value is the moment of the end, null for never. */
export function DayInput({ name, helperText, ...props }: DayInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <TextField
      {...props}
      name={name}
      type="date"
      value={value ? lastDayBefore(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : endOfDay(target.value))}
      onBlur={onBlur}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ htmlInput: { max: '2999-12-31' } }}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}
