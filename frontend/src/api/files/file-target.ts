import { saveFile } from './save-file.js';

type Chunk = Uint8Array<ArrayBuffer>;

export interface FileTarget {
  /** @returns whether there was room for it */
  readonly write: (chunk: Chunk) => Promise<boolean>;
  /** Ends a complete file. @param name used unless the user has already chosen one */
  readonly finish: (name: string, type: string) => Promise<void>;
  /** Discards the written chunks. */
  readonly giveUp: () => Promise<void>;
}

/** The methods of the browser's `FileSystemWritableFileStream` that are used here. */
interface WritableFile {
  write(chunk: Chunk): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

declare global {
  interface Window {
    /** Only in Chromium, and only on pages with TLS or from this machine. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{ createWritable(): Promise<WritableFile> }>;
  }
}

/** Collects the file in the browser and downloads it when it is complete. @param roomBytes largest size of the file */
export function memoryTarget(roomBytes: number): FileTarget {
  // Blobs and not bytes, because a browser moves large blobs to disk.
  let parts: Blob[] = [];
  let remainingBytes = roomBytes;
  return {
    async write(chunk) {
      remainingBytes -= chunk.length;
      if (remainingBytes < 0) return false;
      parts.push(new Blob([chunk]));
      return true;
    },
    async finish(name, type) {
      saveFile(new Blob(parts, { type }), name);
    },
    async giveUp() {
      parts = [];
    },
  };
}

/**
 * Lets the user choose a file on disk, to which the download is written as it arrives. Call it in a click handler.
 * @returns undefined in browsers without this dialog
 */
export async function chooseTarget(suggestedName: string): Promise<FileTarget | 'cancelled' | undefined> {
  try {
    const handle = await window.showSaveFilePicker?.({ suggestedName });
    if (!handle) return undefined;
    const file = await handle.createWritable();
    return {
      write: (chunk) => file.write(chunk).then(() => true),
      finish: () => file.close(),
      giveUp: () => file.abort(),
    };
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : undefined;
  }
}
