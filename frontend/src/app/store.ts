import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '~/api/store/base-api.js';
import { connectionSlice } from '~/api/store/connection.slice.js';
import { sessionSlice } from '~/api/store/session.slice.js';

/** The one store: server answers, kept in memory only. */
export function createStore() {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [connectionSlice.name]: connectionSlice.reducer,
    },
    middleware: (middleware) => middleware().concat(baseApi.middleware),
    devTools: false,
  });
}
