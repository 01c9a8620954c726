import { type RefObject, type SubmitEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CallError } from '~/api/http/call-error.js';
import { bulkTexts } from '~/texts/bulk.js';
import { useUnsavedGuard } from '~/ui/hooks/use-unsaved-guard.js';
import { useJobOpening } from './use-job-opening.js';
import { useKeyInput } from './use-key-input.js';
import { useListCheck } from './use-list-check.js';
import { decodeText } from './list/decode-text.js';
import { type IbanList, MAX_LINES, parseIbanList } from './list/iban-list.js';
import { LINES_PER_CALL } from './run/chunk-lines.js';

const UNAUTHORIZED = 401;

interface Inputs {
  readonly keyInput: RefObject<HTMLInputElement | null>;
  readonly listInput: RefObject<HTMLTextAreaElement | null>;
}

/** Key and list with their faults, and the check of the list: in the browser, or as a job of the service. */
export function useBulkForm({ keyInput, listInput }: Inputs) {
  const input = useListInput();
  const check = useListCheck();
  const { state, start } = check;
  const key = useKeyInput(keyInput);
  const jobs = useJobOpening(key);
  const [isEmpty, setEmpty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  /** The error that the key was changed after. */
  const [settledError, setSettledError] = useState<CallError>();
  const error = state.status === 'ended' && state.end.status === 'failed' ? state.end.error : undefined;
  const keyCallError = error?.status === UNAUTHORIZED && error !== settledError ? error : undefined;
  const hasResults = state.status === 'running' || (state.status === 'ended' && state.results.size > 0);
  useUnsavedGuard(hasResults && !isSaved, bulkTexts.leave);

  useEffect(() => {
    if (keyCallError) keyInput.current?.focus();
  }, [keyCallError, keyInput]);

  function go(list: IbanList, maxLines?: number) {
    const hasKey = key.require();
    setEmpty(hasKey && list.lines.length === 0);
    if (!hasKey) return;
    if (list.lines.length === 0 || input.classify(list).error) return listInput.current?.focus();
    setSaved(false);
    start(list, key.secret, maxLines);
  }

  const keyMessage = keyCallError && (keyCallError.message ?? bulkTexts.end.unexpected);
  const isListMissing = isEmpty && input.list.lines.length === 0;
  return {
    input,
    check,
    jobs,
    key,
    keyError: key.error ?? jobs.keyError ?? keyMessage,
    listError: jobs.fileError ?? input.error ?? (isListMissing ? bulkTexts.list.missing : undefined),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      const { list, jobFile } = input.readCurrent();
      if (jobFile) jobs.upload(jobFile);
      else go(list);
    },
    goOn: (maxLines?: number) => state.status === 'ended' && go(state.list, maxLines),
    onSaved: () => setSaved(true),
    changeKey: (value: string) => {
      setEmpty(false);
      jobs.clearError();
      setSettledError(error);
      key.change(value);
    },
    chooseFile: (file: File) => {
      jobs.clearError();
      void input.choose(file);
    },
    removeFile: () => {
      jobs.clearError();
      input.removeFile();
    },
  };
}

/** Larger files are not read in the browser. */
const MAX_BYTES = 50_000_000;
/** Kinds that the browser does not read; of spreadsheets the service says how to save them. */
const OTHER_KIND = /\.(?:ndjson|jsonl|xml|xls[xmb]?|ods)$/i;
const texts = bulkTexts.list;

interface ChosenFile {
  readonly file: File;
  /** undefined: not read here. */
  readonly text: string | undefined;
}

/** The list that a customer has pasted or chosen as a file. A large file, or one of another kind, is for the service to read. */
function useListInput() {
  const [text, setText] = useState('');
  const [chosenFile, setChosenFile] = useState<ChosenFile>();
  const [fileError, setFileError] = useState<string>();
  const currentText = chosenFile ? (chosenFile.text ?? '') : text;
  // The summary of a large list may follow later.
  const shownText = useDeferredValue(currentText);
  const list = useMemo(() => parseIbanList(shownText), [shownText]);

  function classify({ rows }: IbanList) {
    const isForService = chosenFile && (chosenFile.text === undefined || rows.length > LINES_PER_CALL);
    const isTooLong = !isForService && rows.length > MAX_LINES;
    return {
      /** To be uploaded instead of the list; undefined for a list that is read here. */
      jobFile: isForService ? chosenFile.file : undefined,
      error: fileError ?? (isTooLong ? texts.tooLong(MAX_LINES) : undefined),
    };
  }

  async function choose(file: File) {
    try {
      setChosenFile({
        file,
        text: isReadHere(file) ? decodeText(new Uint8Array(await file.arrayBuffer())) : undefined,
      });
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
    setChosenFile(undefined);
  }

  return {
    text,
    fileName: chosenFile?.file.name,
    list,
    ...classify(list),
    classify,
    /** The list that is to be checked, even before it is shown. */
    readCurrent: () => {
      const current = currentText === shownText ? list : parseIbanList(currentText);
      return { list: current, ...classify(current) };
    },
    change,
    choose,
    removeFile,
  };
}

/** An empty file of any kind is told at the field that it has no IBAN. */
function isReadHere({ name, size }: File): boolean {
  return size <= MAX_BYTES && (size === 0 || !OTHER_KIND.test(name));
}
