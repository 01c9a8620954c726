import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Answered, type Call, endsSession, request, type RequestSettings } from './request.js';
import { sessionEnded } from './session.slice.js';

/** Sends calls whose answers must not be kept: they pass the store by and live only where the caller puts them. */
export function useUncachedCall() {
  const dispatch = useDispatch();
  return useCallback(
    async <Data>(
      call: Call,
      read?: (response: Response) => Promise<Data>,
      settings: RequestSettings = {},
    ): Promise<Answered<Data>> => {
      const answered = await request<Data>(call, settings, read);
      if (answered.error && endsSession(call, answered.error)) dispatch(sessionEnded());
      return answered;
    },
    [dispatch],
  );
}
