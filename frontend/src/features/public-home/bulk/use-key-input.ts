import { type RefObject, useState } from 'react';
import { bulkTexts } from '~/texts/bulk.js';

/** Other characters cannot be sent in a header. */
const KEY_CHARACTERS = /^\w+$/;
const texts = bulkTexts.key;

export type KeyInput = ReturnType<typeof useKeyInput>;

/** The customer's API key, in memory only, and its fault, if any. */
export function useKeyInput(input: RefObject<HTMLInputElement | null>) {
  const [value, setValue] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const secret = value.trim();
  const focus = () => input.current?.focus();
  return {
    value,
    secret,
    error: isFaulty ? (secret === '' ? texts.missing : texts.characters) : undefined,
    focus,
    change: (next: string) => {
      setFaulty(false);
      setValue(next);
    },
    /** @returns whether it can be sent; otherwise its field says why and has the focus */
    require: (): boolean => {
      const isGood = KEY_CHARACTERS.test(secret);
      setFaulty(!isGood);
      if (!isGood) focus();
      return isGood;
    },
  };
}
