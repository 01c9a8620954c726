import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';

export type TextInputProps = Pick<
  TextFieldProps,
  'label' | 'helperText' | 'type' | 'disabled' | 'multiline' | 'minRows' | 'select' | 'children' | 'sx'
> & {
  readonly name: string;
  /** An empty field is null: nothing was said. */
  readonly isOptional?: boolean;
  /** Called as the user types. */
  readonly onType?: (text: string) => void;
};

/** A text field of the form around it; an error takes the place of the help below it. */
export function TextInput({ name, helperText, isOptional = false, onType, ...props }: TextInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name, defaultValue: '' });
  const { ref, value, onChange, ...bound } = field;
  return (
    <TextField
      {...props}
      {...bound}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => {
        onChange(isOptional && target.value.trim() === '' ? null : target.value);
        onType?.(target.value);
      }}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
