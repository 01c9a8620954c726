import { createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  readonly session: {
    readonly isOver: boolean;
    readonly wasLeftElsewhere: boolean;
  };
}

const open = { isOver: false, wasLeftElsewhere: false };

/**
 * Whether the session of this tab has ended: `isOver` is set by the first call that the server refuses,
 * `wasLeftElsewhere` when another tab signs out.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: open,
  reducers: {
    sessionEnded: () => ({ ...open, isOver: true }),
    sessionBegan: () => open,
    sessionLeftElsewhere: () => ({ ...open, wasLeftElsewhere: true }),
  },
});

export const { sessionEnded, sessionBegan, sessionLeftElsewhere } = sessionSlice.actions;
