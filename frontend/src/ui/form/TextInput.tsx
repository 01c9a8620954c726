import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';

export type TextInputProps = Pick<
  TextFieldProps,
  'label' | 'helperText' | 'type' | 'autoComplete' | 'placeholder' | 'autoFocus' | 'disabled'
> & { readonly name: string };

/** A text field of the form around it; an error takes the place of the help below it. */
export function TextInput({ name, helperText, ...props }: TextInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name, defaultValue: '' });
  const { ref, ...bound } = field;
  return (
    <TextField
      {...props}
      {...bound}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
