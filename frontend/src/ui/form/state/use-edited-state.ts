import { useState } from 'react';

/**
 * The record that a form edits. It never overwrites a version of another user that it has not shown.
 * @param latest the current state; the form keeps the one from its opening
 */
export function useEditedState<State extends { readonly version: number }>(latest: State) {
  const [{ openedState, openings }, setOpened] = useState({ openedState: latest, openings: 0 });
  const [current, setCurrent] = useState<State | null>(null);

  /** Restarts the form with a state: the saved one, or that of another user while nothing was typed. */
  function begin(state: State) {
    setOpened({ openedState: state, openings: openings + 1 });
    setCurrent(null);
  }

  /**
   * Handles the server's error answer to a save.
   * @returns whether the version was outdated; the form then stays open and shows the current one
   */
  function isConflict(error: { readonly code: string | null; readonly current?: unknown }): boolean {
    if (error.code !== 'version_conflict' || !error.current) return false;
    setCurrent(error.current as State);
    return true;
  }

  return {
    openedState,
    /** Counts the states with which the form has begun. */
    openings,
    /** The version of another user after a conflict; null before. */
    current,
    /** The version that a save replaces: the newest one that the user has seen. */
    version: (current ?? openedState).version,
    isConflict,
    /** For a draft of this record: values typed over another version are compared with the shown one before a save. */
    draft: { version: openedState.version, onOutdated: () => setCurrent(openedState) },
    /** Restarts the form with the current version. */
    reload: () => begin(current ?? openedState),
    begin,
  };
}
