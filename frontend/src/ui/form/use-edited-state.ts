import { useState } from 'react';

/** The record that a form edits. If another user saves it meanwhile, the form shows the current version and never overwrites it unseen. */
interface EditedState<State> {
  /** The state with which the form was opened. */
  readonly opened: State;
  /** The current version; null while it is the opened one. */
  readonly current: State | null;
  /** The version that a save replaces: the newest one that the user has seen. */
  readonly version: number;
  /**
   * Takes the server's refusal of a save.
   * @returns whether the version was outdated; the form then stays open and shows the current one
   */
  readonly isConflict: (refusal: { readonly code: string | null; readonly current?: unknown }) => boolean;
  /** Restarts the form with the current version. */
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
