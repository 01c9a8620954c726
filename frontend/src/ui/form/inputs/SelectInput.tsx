import MenuItem from '@mui/material/MenuItem';
import { TextInput, type TextInputProps } from './TextInput.js';

interface SelectInputProps extends Pick<TextInputProps, 'name' | 'label' | 'helperText' | 'disabled'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectInput({ options, ...props }: SelectInputProps) {
  return (
    <TextInput {...props} select sx={{ maxWidth: 280 }}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextInput>
  );
}
