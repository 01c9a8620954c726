import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToastProvider } from '~/ui/toast/ToastProvider.js';
import { theme } from './theme/theme.js';

/** The providers of every screen. The page's stylesheet defines the theme's variables, before any script. */
export function App({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="theme" defaultMode="system" noSsr disableStyleSheetGeneration>
      <CssBaseline />
      <LucideProvider strokeWidth={1.75}>
        <ToastProvider>{children}</ToastProvider>
      </LucideProvider>
    </ThemeProvider>
  );
}
