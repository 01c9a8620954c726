import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ToastProvider } from '../ui/toast/ToastProvider.js';
import { theme } from './theme.js';

/** What every screen relies on. The theme's variables come with the page's own stylesheet, before any script. */
export function App({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="theme" defaultMode="system" noSsr disableStyleSheetGeneration>
      <CssBaseline />
      <ToastProvider>{children}</ToastProvider>
    </ThemeProvider>
  );
}
