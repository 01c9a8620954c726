import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Answered, type Call, endsSession, request } from './request.js';
import { sessionEnded } from './session.slice.js';

/** Sends calls whose answers must not be kept: they pass the store by and live only where the caller puts them. */
export function useUncachedCall() {
  const dispatch = useDispatch();
  return useCallback(
    async <Data>(call: Call<Data>, read?: (response: Response) => Promise<Data>): Promise<Answered<Data>> => {
      const answered = await (read ? request(call, {}, read) : request(call));
      if (answered.error && endsSession(call, answered.error)) dispatch(sessionEnded());
      return answered;
    },
    [dispatch],
  );
}
