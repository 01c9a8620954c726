import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '~/app/store.js';
import { ToastProvider } from '~/ui/toast/ToastProvider.js';

/** The result of a hook inside its own console with toasts, and its store. */
export function renderWithStore<Result>(hook: () => Result) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ToastProvider>{children}</ToastProvider>
    </Provider>
  );
  return { store, ...renderHook(hook, { wrapper }) };
}
