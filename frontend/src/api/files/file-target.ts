import { type CallError, unanswered } from '../base/call-error.js';
import { saveFile } from './save-file.js';

type Chunk = Uint8Array<ArrayBuffer>;

export interface FileTarget {
  /** @returns whether there was room for it */
  readonly write: (chunk: Chunk) => Promise<boolean>;
  /** The file is complete. @param name that it has unless a person has chosen one */
  readonly finish: (name: string, type: string) => Promise<void>;
  readonly giveUp: () => Promise<void>;
}

/** The part of a file that is written which is used here. */
interface WritableFile {
  write(chunk: Chunk): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

declare global {
  interface Window {
    /** Chromium alone has it, and only on pages that come encrypted or from the same machine. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{ createWritable(): Promise<WritableFile> }>;
  }
}

/** Keeps the file in the browser until it is complete; then it is a download like any other. @param roomBytes the most it may have */
export function browserTarget(roomBytes: number): FileTarget {
  // Blobs, not bytes: a browser moves those to disk when they become many.
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

/** Asks for a file on disk, written as it arrives. Call it on a click. @returns undefined where the browser cannot do that */
export async function chosenTarget(suggestedName: string): Promise<FileTarget | 'cancelled' | undefined> {
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

/** The failure of a file for which the browser has no room. @param message says what to do instead */
export function withoutRoom(message: string): CallError {
  return { ...unanswered('the file is larger than the browser may keep'), message };
}
