import { setupListeners } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { followOtherTabs } from '~/api/session/follow-other-tabs.js';
import { createStore } from './store.js';

/** The store of sign-in and console; the public pages have none. */
export function ConsoleStore({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  // Lists are not polled while their tab is hidden.
  useEffect(() => setupListeners(store.dispatch), [store]);
  useEffect(() => followOtherTabs(store.dispatch), [store]);
  return <Provider store={store}>{children}</Provider>;
}
