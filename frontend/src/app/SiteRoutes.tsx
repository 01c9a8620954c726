import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { HomePage } from '../features/home/HomePage.js';
import { NotFoundPage } from '../features/site/NotFoundPage.js';
import { SiteLayout } from '../features/site/SiteLayout.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { ConsoleFrame } from '../ui/ConsoleFrame.js';
import { SignInFrame } from '../ui/SignInFrame.js';
import { CrashScreen } from './CrashScreen.js';

const ConsoleRoutes = lazy(() => import('./ConsoleRoutes.js').then((loaded) => ({ default: loaded.ConsoleRoutes })));

const ProblemPage = lazy(() =>
  import('../features/site/ProblemPage.js').then((loaded) => ({ default: loaded.ProblemPage })),
);

const consoleAddress = /^\/(?:admin(?:\/|$)|admininterfacev1\/?$)/;

/** Every address of the product: the public pages, and the console, which is loaded only where it is used, like the pages of problems. A screen that fails leaves header and footer standing. */
export function SiteRoutes() {
  const { pathname } = useLocation();
  if (consoleAddress.test(pathname)) {
    return guarded(
      <Suspense fallback={isSignIn(pathname) ? <SignInFrame /> : <ConsoleFrame />}>
        <ConsoleRoutes />
      </Suspense>,
    );
  }
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={guarded(<HomePage />)} />
        <Route path="fehler/:code" element={guarded(later(<ProblemPage />))} />
        <Route path="*" element={guarded(<NotFoundPage />)} />
      </Route>
    </Routes>
  );
}

function isSignIn(pathname: string): boolean {
  return !pathname.startsWith('/admin/') || pathname === '/admin/setup-2fa';
}

function later(screen: ReactNode) {
  return <Suspense fallback={null}>{screen}</Suspense>;
}

function guarded(screen: ReactNode) {
  return <ErrorBoundary fallback={<CrashScreen />}>{screen}</ErrorBoundary>;
}
