import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { requestOnce } from '../http/request-once.js';
import type { Answered, Call, request, RequestSettings } from '../http/request.js';
import { sessionEnded } from './session.slice.js';

/** Returns `request` for calls whose answers must not be stored, such as secrets: only the caller gets them. */
export function useUncachedCall(): typeof request {
  const dispatch = useDispatch();
  return useCallback(
    async (
      call: Call<unknown>,
      settings: RequestSettings = {},
      readBody?: (response: Response) => Promise<unknown>,
    ): Promise<Answered<never>> => {
      const result = await requestOnce(call, settings, readBody);
      if (result.error?.endsSession) dispatch(sessionEnded());
      // `request` returns data of this type for the same arguments.
      return result as Answered<never>;
    },
    [dispatch],
  );
}
