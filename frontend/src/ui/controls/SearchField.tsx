import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { useWindowKey } from '../hooks/use-window-key.js';
import { isLetterShortcut } from './letter-shortcuts.js';

interface SearchFieldProps {
  /** Names the searched things; also shown in the empty field. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly maxLength?: number;
}

const DEBOUNCE_MS = 250;

/**
 * Searches when typing pauses. A button clears the text and focuses the field. "/" focuses the field from anywhere on
 * the page.
 */
export function SearchField({ label, value, onSearch, maxLength = 200 }: SearchFieldProps) {
  const [text, setText] = useReportedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  useWindowKey(
    (event) => isLetterShortcut(event, '/'),
    () => input.current?.focus(),
  );
  function clear() {
    setText('');
    input.current?.focus();
  }
  return (
    <TextField
      type="search"
      inputRef={input}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-keyshortcuts': '/', maxLength, autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={tc.clearSearch} onClick={clear}>
                <X size={16} aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ '& .MuiInputAdornment-root': { m: 0 }, '& .MuiOutlinedInput-root': { pr: 1.5 } }}
    />
  );
}

/** The typed text. It is reported when typing pauses; a value from outside (reset, the back button) replaces it. */
function useReportedText(value: string, onReport: (text: string) => void) {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The reported text returns as the value, maybe after further typing: only a different value is new.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== reported) {
      setText(value);
      setReported(value);
    }
  }
  const report = useEffectEvent(onReport);
  useEffect(() => {
    if (text === reported) return;
    const timer = setTimeout(() => {
      setReported(text);
      report(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, reported]);

  return [text, setText] as const;
}
