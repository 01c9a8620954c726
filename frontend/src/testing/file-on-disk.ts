/**
 * The user chooses a file on disk at every request for one.
 * @returns the written text, and how the file ended
 */
export function fileOnDisk() {
  const chunks: string[] = [];
  const ends: ('closed' | 'given up')[] = [];
  let isHeld = false;
  let isFull = false;
  let goOn: () => void = () => undefined;
  const file = {
    write: async (chunk: Uint8Array) => {
      if (isFull) throw new DOMException('no space', 'QuotaExceededError');
      chunks.push(new TextDecoder().decode(chunk));
      if (isHeld) await new Promise<void>((resolve) => (goOn = resolve));
    },
    close: async () => void ends.push('closed'),
    abort: async () => void ends.push('given up'),
  };
  window.showSaveFilePicker = jest.fn(async () => ({ createWritable: async () => file }));
  return {
    written: chunks,
    ends,
    /** The disk is slow from now on. */
    hold: () => (isHeld = true),
    goOn: () => goOn(),
    /** The disk has no room from now on. */
    fill: () => (isFull = true),
  };
}

/** The browser has no files on disk to choose, as in tests that do not ask for one. */
export function forgetDisk(): void {
  delete window.showSaveFilePicker;
}
