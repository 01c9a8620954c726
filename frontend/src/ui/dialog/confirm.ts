import { createContext, type ReactNode, use } from 'react';

/** A question before something is done: names the thing and what will happen to it. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** Details of the case at hand, below the text. */
  readonly details?: ReactNode;
  /** Label of the confirming button. */
  readonly action: string;
  /** Label of the safe button; "Abbrechen" by default. */
  readonly safe?: string;
  readonly isDanger?: boolean;
}

type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** Gives the function that asks: `if (await confirm({ … }))`. */
export function useConfirm(): Confirm {
  return use(ConfirmContext);
}
