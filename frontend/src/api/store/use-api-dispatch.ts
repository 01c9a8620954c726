import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { baseApi } from './base-api.js';

/** The part of the store that holds the answers of calls. */
interface ApiState {
  readonly api: ReturnType<typeof baseApi.reducer>;
}

/** The dispatch of the store, with the types of calls and of changes to their answers. */
export function useApiDispatch() {
  return useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
}
