import { useState } from 'react';

/** What a form edits, and the state of now once another user has saved meanwhile: an edit on an old state is never saved unseen. */
export interface EditedState<State> {
  /** What the form began with. */
  readonly opened: State;
  /** The state of now, where it is another one by now. */
  readonly current: State | null;
  /** Which state a save overwrites: saving after having seen the state of now means that one, and nothing newer. */
  readonly version: number;
  /**
   * Takes the server's refusal of a save.
   * @returns whether it was about an old state: then the form stays open and shows the state of now
   */
  readonly isConflict: (refusal: { readonly code: string | null; readonly current?: unknown }) => boolean;
  /** Begins the form with the state of now. */
  readonly reload: () => void;
  /** Begins the form with a state: what it has just saved, or what another user saved while nothing was typed. */
  readonly begin: (state: State) => void;
}

/** @param latest as it is now; the form stays with what it was when it was opened */
export function useEditedState<State extends { readonly version: number }>(latest: State): EditedState<State> {
  const [opened, setOpened] = useState(latest);
  const [current, setCurrent] = useState<State | null>(null);

  function begin(state: State) {
    setOpened(state);
    setCurrent(null);
  }

  return {
    opened,
    current,
    version: (current ?? opened).version,
    isConflict: ({ code, current: stateOfNow }) => {
      if (code !== 'version_conflict' || !stateOfNow) return false;
      setCurrent(stateOfNow as State);
      return true;
    },
    reload: () => begin(current ?? opened),
    begin,
  };
}
