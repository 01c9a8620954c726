import type { Dispatch } from '@reduxjs/toolkit';
import { followTokenOfOtherTabs } from '../http/auth-token.js';
import { baseApi } from '../store/base-api.js';
import { sessionLeftElsewhere, sessionReset } from '../store/session.slice.js';

/**
 * Signing out in one tab signs out all tabs at once; signing in as another user hides the data of the user before.
 * Returns a function that ends this.
 */
export function followOtherTabs(dispatch: Dispatch): () => void {
  return followTokenOfOtherTabs((token) => {
    dispatch(baseApi.util.resetApiState());
    dispatch(token === null ? sessionLeftElsewhere() : sessionReset());
  });
}
