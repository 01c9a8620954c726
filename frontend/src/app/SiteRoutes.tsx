import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { HomePage } from '../features/home/HomePage.js';
import { NotFoundPage } from '../features/site/NotFoundPage.js';
import { SiteLayout } from '../features/site/SiteLayout.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { CrashScreen } from './CrashScreen.js';

/** Every public address. A screen that fails leaves header and footer standing. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={guarded(<HomePage />)} />
        <Route path="*" element={guarded(<NotFoundPage />)} />
      </Route>
    </Routes>
  );
}

function guarded(screen: ReactNode) {
  return <ErrorBoundary fallback={<CrashScreen />}>{screen}</ErrorBoundary>;
}
