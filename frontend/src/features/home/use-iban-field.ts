import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { editIbanText } from './edit-iban-text.js';
import { groupedIndex } from '../../ui/anatomy/group-iban.js';

const empty = { text: '', caret: 0 };

/**
 * The text of the IBAN field, always in groups of four, with the caret where the user is.
 * @param onChanged called when the field shows something else than before
 */
export function useIbanField(onChanged: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(empty);

  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(shown.caret, shown.caret);
  }, [shown]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    const next = editIbanText({
      raw: value,
      caret: selectionStart ?? value.length,
      before: shown.text,
      forward: inputType === 'deleteContentForward',
    });
    setShown(next);
    if (next.text !== shown.text) onChanged();
  }

  /** Selects one character of the IBAN, counted from 1 without blanks. */
  function select(position: number) {
    const start = groupedIndex(position);
    input.current?.focus();
    input.current?.setSelectionRange(start, start + 1);
  }

  return { input, text: shown.text, change, select };
}
