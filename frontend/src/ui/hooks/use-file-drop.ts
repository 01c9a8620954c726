import { type DragEvent, useState } from 'react';

interface FileDropRules {
  /** Files are refused; the browser opens none of them in the page's place. */
  readonly isLocked: boolean;
  /** Drops without a file, such as words of a page, stay with the browser: the place holds a text field. */
  readonly acceptsText?: boolean;
}

/** Handlers of a place that files can be dropped on, and whether one is above it. */
export function useFileDrop(onFile: (file: File) => void, { isLocked, acceptsText = false }: FileDropRules) {
  const [isDragOver, setDragOver] = useState(false);
  const isForBrowser = ({ dataTransfer }: DragEvent) => acceptsText && !dataTransfer.types.includes('Files');
  return {
    isDragOver,
    onDragLeave: () => setDragOver(false),
    onDragOver: (event: DragEvent) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      setDragOver(!isLocked);
    },
    onDrop: (event: DragEvent) => {
      setDragOver(false);
      if (isForBrowser(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file && !isLocked) onFile(file);
    },
  };
}
