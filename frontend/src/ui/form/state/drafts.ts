import { createContext } from 'react';

/** The user whose drafts are kept, and whether to keep them now. */
interface DraftOwner {
  readonly name: string;
  /** The session has ended under the open form: its values must survive the login. */
  readonly isLeaving: boolean;
}

/** The default keeps drafts for no user: the console provides the signed-in one. */
export const DraftOwnerContext = createContext<DraftOwner>({ name: '', isLeaving: false });

type Draft = Readonly<Record<string, unknown>>;

const formatKey = (owner: string, form: string) => `draft:${owner}:${form}`;

/** Keeps the typed values, for this tab only. The caller leaves secrets out. */
export function keepDraft(owner: string, form: string, values: Draft): void {
  try {
    sessionStorage.setItem(formatKey(owner, form), JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the draft is lost, the form still works.
  }
}

/** The values typed before the session ended; null if there are none. */
export function readDraft(owner: string, form: string): Draft | null {
  try {
    const storedText = sessionStorage.getItem(formatKey(owner, form));
    return storedText === null ? null : (JSON.parse(storedText) as Draft);
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
