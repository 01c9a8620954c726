import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';

interface AppliedFieldProps {
  readonly label: string;
  readonly action: string;
  readonly value: string;
  readonly maxLength: number;
  /** The problem with a text; null: none. */
  readonly check: (text: string) => string | null;
  readonly onApply: (text: string) => void;
}

/** A filter that counts once Enter or the search button is pressed. An empty text takes it away. */
export function AppliedField({ label, action, value, maxLength, check, onApply }: AppliedFieldProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  // Another value from outside (reset, a chip, the back button) replaces the typed one.
  if (value !== applied) {
    setApplied(value);
    setText(value);
    setProblem(null);
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    const input = text.trim();
    const wrong = input === '' ? null : check(input);
    setProblem(wrong);
    if (wrong === null && input !== value) onApply(input);
  }

  return (
    <form noValidate autoComplete="off" onSubmit={apply}>
      <TextField
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem !== null}
        helperText={problem}
        slotProps={{
          htmlInput: { 'aria-label': label, maxLength, autoComplete: 'off', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" aria-label={action}>
                  <Search size={16} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& .MuiInputBase-root': { pr: 1 } }}
      />
    </form>
  );
}
