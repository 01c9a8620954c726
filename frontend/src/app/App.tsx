import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { ToastProvider } from '../ui/toast/ToastProvider.js';
import { createStore } from './store.js';
import { theme } from './theme.js';

/** Everything that screens rely on. The theme's variables come with the page's own stylesheet, before any script. */
export function App({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} modeStorageKey="theme" defaultMode="system" noSsr disableStyleSheetGeneration>
        <CssBaseline />
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </Provider>
  );
}
