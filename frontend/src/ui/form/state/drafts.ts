import { createContext } from 'react';

/** The user whose drafts are kept, and whether to keep them now. */
interface DraftOwner {
  readonly name: string;
  /** The session has ended under the open form: its values must survive the login. */
  readonly isLeaving: boolean;
}

/** The default keeps drafts for no user: the console provides the signed-in one. */
export const DraftOwnerContext = createContext<DraftOwner>({ name: '', isLeaving: false });

/** Input that was not saved. */
interface Draft {
  /** Version of the record over which it was typed; none for a new record. */
  readonly version?: number | undefined;
  /** The fields that were changed. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const formatKey = (owner: string, form: string) => `draft:${owner}:${form}`;

/** Keeps typed values, for this tab only. The caller leaves secrets out. */
export function keepDraft(owner: string, form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(formatKey(owner, form), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the draft is lost, the form still works.
  }
}

/** The values typed before the session ended; null if there are none. */
export function readDraft(owner: string, form: string): Draft | null {
  try {
    const storedText = sessionStorage.getItem(formatKey(owner, form));
    const draft = JSON.parse(storedText ?? 'null') as Draft | null;
    // Earlier releases kept all values, changed or not, and no version.
    return draft?.fields ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(owner: string, form: string): void {
  try {
    sessionStorage.removeItem(formatKey(owner, form));
  } catch {
    // Without storage there is nothing to forget.
  }
}
