import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { ibansWithin } from '@pruefer/iban';
import { groupedIndex, groupIban } from '~/ui/anatomy/group-iban.js';
import { editIbanText, type IbanText } from './edit-iban-text.js';

function wholeIban(iban: string): IbanText {
  const text = groupIban(iban);
  return { text, caret: text.length };
}

/**
 * The text of the IBAN field, always in groups of four, with the caret where the user is. Of a pasted sentence or QR
 * code text only the IBAN is kept; several are offered.
 * @param onChanged called when the field shows a new text
 * @param initialText of the field
 */
export function useIbanField(onChanged: () => void, initialText = '') {
  const input = useRef<HTMLInputElement>(null);
  const [ibanText, setIbanText] = useState(() => wholeIban(initialText));
  const [offeredIbans, setOfferedIbans] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(ibanText.caret, ibanText.caret);
  }, [ibanText]);

  // Text typed before the script was loaded is in the field, but not in the state.
  useLayoutEffect(() => {
    const fieldText = input.current?.value ?? '';
    if (fieldText !== ibanText.text)
      setIbanText(editIbanText({ raw: fieldText, caret: fieldText.length, before: '', isForward: false }));
    // Runs once, at hydration: later every text in the field comes from this hook.
  }, []);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    const isInserted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
    if (isInserted && fillFrom(value) !== undefined) return;
    setOfferedIbans([]);
    const edit = { raw: value, caret: selectionStart ?? value.length, before: ibanText.text };
    show(editIbanText({ ...edit, isForward: inputType === 'deleteContentForward' }));
  }

  function show(next: IbanText) {
    setIbanText(next);
    if (next.text !== ibanText.text) onChanged();
  }

  /** Shows the first IBAN in a text, and offers all when it has several. @returns undefined for a text without one */
  function fillFrom(text: string): string | undefined {
    const ibans = ibansWithin(text);
    const [first] = ibans;
    if (first === undefined) return undefined;
    setOfferedIbans(ibans.length > 1 ? ibans : []);
    show(wholeIban(first));
    return first;
  }

  /** Replaces the text by an IBAN and puts the caret after it. */
  function fill(iban: string) {
    show(wholeIban(iban));
    input.current?.focus();
  }

  /** Selects one character of the IBAN, counted from 1 without blanks. */
  function select(position: number) {
    const start = groupedIndex(position);
    input.current?.focus();
    input.current?.setSelectionRange(start, start + 1);
  }

  return { input, text: ibanText.text, offeredIbans, change, select, fill, fillFrom };
}
