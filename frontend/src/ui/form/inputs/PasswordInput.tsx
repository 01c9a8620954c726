import { useController } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

type PasswordInputProps = Pick<PasswordFieldProps, 'label' | 'autoComplete' | 'helperText'> & { readonly name: string };

export function PasswordInput({ name, helperText, ...props }: PasswordInputProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name, defaultValue: '' });
  const { ref, ...bound } = field;
  return (
    <PasswordField
      {...props}
      {...bound}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
