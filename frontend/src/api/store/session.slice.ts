import { createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  readonly session: {
    readonly hasEnded: boolean;
    readonly wasLeftElsewhere: boolean;
  };
}

const open = { hasEnded: false, wasLeftElsewhere: false };

/**
 * Whether the session of this tab has ended: `hasEnded` is set by the first call that the server refuses,
 * `wasLeftElsewhere` when another tab signs out.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: open,
  reducers: {
    sessionEnded: () => ({ ...open, hasEnded: true }),
    sessionReset: () => open,
    sessionLeftElsewhere: () => ({ ...open, wasLeftElsewhere: true }),
  },
});

export const { sessionEnded, sessionReset, sessionLeftElsewhere } = sessionSlice.actions;
