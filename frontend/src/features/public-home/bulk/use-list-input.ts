import { useDeferredValue, useMemo, useState } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { decodeText } from './list/decode-text.js';
import { ibanListOf, MAX_LINES } from './list/iban-list.js';
import { LINES_PER_CALL } from './run/chunks-of.js';

/** Larger files are not read in the browser. */
const MAX_BYTES = 50_000_000;
/** Kinds that the browser does not read; of spreadsheets the service says how to save them. */
const OTHER_KIND = /\.(?:ndjson|jsonl|xml|xls[xmb]?|ods)$/i;
const texts = bulkTexts.list;

interface ChosenFile {
  readonly file: File;
  /** undefined: not read here. */
  readonly text?: string;
}

/** The list that a customer has pasted or chosen as a file. A large file, or one of another kind, is for the service to read. */
export function useListInput() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ChosenFile>();
  const [fileError, setFileError] = useState<string>();
  const source = useDeferredValue(chosen ? (chosen.text ?? '') : text);
  const list = useMemo(() => ibanListOf(source), [source]);
  const isForService = chosen && (chosen.text === undefined || list.rows.length > LINES_PER_CALL);
  const isTooLong = !isForService && list.rows.length > MAX_LINES;

  async function choose(file: File) {
    try {
      setChosen(isReadHere(file) ? { file, text: decodeText(new Uint8Array(await file.arrayBuffer())) } : { file });
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
    setChosen(undefined);
  }

  return {
    text,
    fileName: chosen?.file.name,
    list,
    /** To be uploaded instead of the list; undefined for a list that is read here. */
    jobFile: isForService ? chosen.file : undefined,
    error: fileError ?? (isTooLong ? texts.tooLong(MAX_LINES) : undefined),
    change,
    choose,
    removeFile,
  };
}

/** An empty file of any kind is told at the field that it has no IBAN. */
function isReadHere({ name, size }: File): boolean {
  return size <= MAX_BYTES && (size === 0 || !OTHER_KIND.test(name));
}
