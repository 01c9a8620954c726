import Button from '@mui/material/Button';
import { useRef } from 'react';
import { bulkTexts } from '~/texts/bulk.js';

const texts = bulkTexts.list;

interface FileButtonProps {
  readonly isLocked: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's choice of a file. */
export function FileButton({ isLocked, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.ndjson,.jsonl,.xml,text/csv,text/plain,application/xml"
        aria-label={texts.fileName}
        onChange={({ target }) => {
          const [chosenFile] = target.files ?? [];
          if (chosenFile) onFile(chosenFile);
          // The same file again is a choice too.
          target.value = '';
        }}
      />
      <Button disabled={isLocked} onClick={() => input.current?.click()}>
        {texts.file}
      </Button>
    </>
  );
}
