import '@fontsource-variable/geist-mono/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import 'virtual:theme.css';
import '../app/first-paint.css';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App.js';
import { consoleTheme } from '../app/console-theme.js';
import { GuardedRouter } from '../app/GuardedRouter.js';
import { ConfirmProvider } from '../ui/dialog/ConfirmProvider.js';
import { Gallery } from './Gallery.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

createRoot(root).render(
  <App>
    <GuardedRouter>
      <ThemeProvider theme={consoleTheme}>
        <ConfirmProvider>
          <Gallery />
        </ConfirmProvider>
      </ThemeProvider>
    </GuardedRouter>
  </App>,
);
