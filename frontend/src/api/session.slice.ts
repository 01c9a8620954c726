import { createSlice } from '@reduxjs/toolkit';

/** What the store says about the session. */
export interface SessionState {
  readonly session: { readonly isOver: boolean };
}

/** Whether the session of this tab is over: set by the first call that the server refuses. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isOver: false },
  reducers: {
    sessionEnded: () => ({ isOver: true }),
    sessionBegan: () => ({ isOver: false }),
  },
});

export const { sessionEnded, sessionBegan } = sessionSlice.actions;
