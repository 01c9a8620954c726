import '@fontsource-variable/geist-mono/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import 'virtual:theme.css';
import './app/first-paint.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { GuardedRouter } from './app/GuardedRouter.js';
import { SiteRoutes } from './app/SiteRoutes.js';
import { pageNonce } from './ui/nonce.js';

const nonce = pageNonce();
const styles = createCache({ key: 'ip', ...(nonce && { nonce }) });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

createRoot(root).render(
  <CacheProvider value={styles}>
    <App>
      <GuardedRouter>
        <SiteRoutes />
      </GuardedRouter>
    </App>
  </CacheProvider>,
);
