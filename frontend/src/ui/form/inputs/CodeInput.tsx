import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { CodeField } from './CodeField.js';

/** Six digits in the form around it, which is sent by its button: there is more to fill in. */
export function CodeInput({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name, defaultValue: '' });
  const input = useRef<HTMLInputElement>(null);
  // The form brings the focus to the field that is wrong.
  useEffect(() => field.ref({ focus: () => input.current?.focus() }), [field]);
  return (
    <CodeField
      label={label}
      value={field.value ?? ''}
      onChange={field.onChange}
      onFull={() => undefined}
      error={fieldState.error?.message}
      inputRef={input}
    />
  );
}
