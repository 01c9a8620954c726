import { useDeferredValue, useMemo, useState } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { decodeText } from './list/decode-text.js';
import { ibanListOf, MOST_LINES } from './list/iban-list.js';

const MOST_BYTES = 50_000_000;
const texts = bulkTexts.list;

interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** The list that a customer has pasted or chosen as a file. It is read in the browser only. */
export function useListInput() {
  const [text, setText] = useState('');
  const [file, setFile] = useState<ChosenFile>();
  const [fileError, setFileError] = useState<string>();
  const source = useDeferredValue(file?.text ?? text);
  const list = useMemo(() => ibanListOf(source), [source]);
  const error = fileError ?? (list.rows.length > MOST_LINES ? texts.tooLong(MOST_LINES) : undefined);

  async function choose(chosen: File) {
    if (chosen.size > MOST_BYTES) return setFileError(texts.tooLarge);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      setFile({ name: chosen.name, text: decodeText(bytes) });
      setFileError(undefined);
    } catch {
      setFileError(texts.unreadable);
    }
  }

  function change(next: string) {
    setFileError(undefined);
    setText(next);
  }

  function removeFile() {
    setFileError(undefined);
    setFile(undefined);
  }

  return { text, fileName: file?.name, list, error, change, choose, removeFile };
}
