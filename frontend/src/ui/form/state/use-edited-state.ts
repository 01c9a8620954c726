import { useState } from 'react';

/** The record that a form edits. It never overwrites a version of another user that it has not shown. */
interface EditedState<State> {
  /** The state with which the form was opened. */
  readonly openedState: State;
  /** The version of another user after a conflict; null before. */
  readonly current: State | null;
  /** The version that a save replaces: the newest one that the user has seen. */
  readonly version: number;
  /**
   * Handles the server's error answer to a save.
   * @returns whether the version was outdated; the form then stays open and shows the current one
   */
  readonly isConflict: (error: { readonly code: string | null; readonly current?: unknown }) => boolean;
  /** Restarts the form with the current version. */
  readonly reload: () => void;
  /** Restarts the form with a state: the saved one, or that of another user while nothing was typed. */
  readonly begin: (state: State) => void;
}

/** @param latest the current state; the form keeps the one from its opening */
export function useEditedState<State extends { readonly version: number }>(latest: State): EditedState<State> {
  const [openedState, setOpenedState] = useState(latest);
  const [current, setCurrent] = useState<State | null>(null);

  function begin(state: State) {
    setOpenedState(state);
    setCurrent(null);
  }

  return {
    openedState,
    current,
    version: (current ?? openedState).version,
    isConflict: ({ code, current: stateOfNow }) => {
      if (code !== 'version_conflict' || !stateOfNow) return false;
      setCurrent(stateOfNow as State);
      return true;
    },
    reload: () => begin(current ?? openedState),
    begin,
  };
}
