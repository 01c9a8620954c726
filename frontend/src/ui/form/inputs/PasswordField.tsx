import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { passwordTexts as texts } from '~/texts/console/password.js';
import { LabelledField, type LabelledFieldProps } from './LabelledField.js';

export type PasswordFieldProps = Omit<LabelledFieldProps, 'type' | 'inputProps' | 'endAdornment'>;

/** A password that can be shown; warns while caps lock is on. Showing it keeps the caret where it is. */
export function PasswordField({ helperText, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input && caret.current !== null) input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [isShown]);

  function toggle() {
    caret.current = frame.current?.querySelector('input')?.selectionStart ?? null;
    setShown(!isShown);
  }

  const Icon = isShown ? EyeOff : Eye;
  return (
    <LabelledField
      {...props}
      ref={frame}
      type={isShown ? 'text' : 'password'}
      helperText={hasCapsLock ? texts.capsLock : helperText}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      inputProps={{ spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={isShown ? texts.hide : texts.show}
            aria-pressed={isShown}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon size={17} aria-hidden />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
