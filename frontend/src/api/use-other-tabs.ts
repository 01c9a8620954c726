import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { followTokenOfOtherTabs } from './auth-token.js';
import { baseApi } from './base-api.js';
import { sessionBegan, sessionLeftElsewhere } from './session.slice.js';

/** Who signs out in one tab is signed out in all, at once; who signs in as another user sees nothing of the person before. */
export function useOtherTabs(): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      followTokenOfOtherTabs((token) => {
        dispatch(baseApi.util.resetApiState());
        dispatch(token === null ? sessionLeftElsewhere() : sessionBegan());
      }),
    [dispatch],
  );
}
