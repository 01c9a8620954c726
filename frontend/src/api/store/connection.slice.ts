import { createSlice } from '@reduxjs/toolkit';

/** State of the connection to the server. */
export interface ConnectionState {
  readonly connection: { readonly isLost: boolean };
}

/** Whether the last call got no answer at all. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isLost: false },
  reducers: {
    connectionLost: () => ({ isLost: true }),
    connectionRestored: () => ({ isLost: false }),
  },
});

export const { connectionLost, connectionRestored } = connectionSlice.actions;
