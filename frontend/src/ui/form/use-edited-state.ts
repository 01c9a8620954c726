import { useState } from 'react';

/** What a form edits, and the state of now once another user has saved meanwhile: an edit on an old state is never saved unseen. */
interface EditedState<State> {
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
  /** Restarts the form with a state: its saved one, or another user's while nothing was typed. */
  readonly begin: (state: State) => void;
}

/** @param latest the current state; the form keeps the one from its opening */
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
