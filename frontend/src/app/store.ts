import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.js';

/** The one store: server answers, kept in memory only. */
export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (middleware) => middleware().concat(baseApi.middleware),
    devTools: false,
  });
}
