import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';

type LinesInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'placeholder' | 'disabled'> & {
  readonly name: string;
};

/** A list in the form around it, one entry per line; blank lines do not count. */
export function LinesInput({ name, helperText, ...props }: LinesInputProps) {
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const { ref, value = [], onChange, onBlur } = field;
  const [typedText, setTypedText] = useState(value.join('\n'));
  // While the list says the same as the text, the text stays as it was typed, with its blanks.
  const isSame = linesIn(typedText).join('\n') === value.join('\n');
  return (
    <TextField
      {...props}
      name={name}
      multiline
      minRows={2}
      maxRows={6}
      value={isSame ? typedText : value.join('\n')}
      onChange={({ target }) => {
        setTypedText(target.value);
        onChange(linesIn(target.value));
      }}
      onBlur={onBlur}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ htmlInput: { spellCheck: false } }}
      sx={{ '& textarea': { typography: 'mono', fontSize: '.875rem' } }}
    />
  );
}

function linesIn(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
