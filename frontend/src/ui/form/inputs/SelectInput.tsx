import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface SelectInputProps {
  readonly name: string;
  readonly label: string;
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectInput({ name, options, helperText, ...props }: SelectInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { ref, ...bound } = field;
  return (
    <TextField
      select
      {...props}
      {...bound}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      sx={{ maxWidth: 280 }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
