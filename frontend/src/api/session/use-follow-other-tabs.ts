import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { followTokenOfOtherTabs } from '../http/auth-token.js';
import { baseApi } from '../base/base-api.js';
import { sessionBegan, sessionLeftElsewhere } from '../base/session.slice.js';

/** Signing out in one tab signs out all tabs at once; signing in as another user hides the data of the user before. */
export function useFollowOtherTabs(): void {
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
