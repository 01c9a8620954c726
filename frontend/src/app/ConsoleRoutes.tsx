import { ThemeProvider } from '@mui/material/styles';
import { setupListeners } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Route, Routes } from 'react-router';
import { useOtherTabs } from '../api/use-other-tabs.js';
import { LoginPage } from '../features/login/LoginPage.js';
import { NotFoundPage } from '../features/site/NotFoundPage.js';
import { AdminShell } from '../features/shell/AdminShell.js';
import { ConfirmProvider } from '../ui/dialog/ConfirmProvider.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { adminSections } from './admin-sections.js';
import { consoleTheme } from './console-theme.js';
import { CrashScreen } from './CrashScreen.js';
import { SectionSkeleton } from './SectionSkeleton.js';

/** Seen once by each user. */
const SetupTwoFactorPage = lazy(() =>
  import('../features/account/SetupTwoFactorPage.js').then((loaded) => ({ default: loaded.SetupTwoFactorPage })),
);

/** Login and console; loaded only by those who go there. */
export function ConsoleRoutes() {
  const dispatch = useDispatch();
  // Lists are not polled while their tab is hidden.
  useEffect(() => setupListeners(dispatch), [dispatch]);
  useOtherTabs();
  return (
    <ThemeProvider theme={consoleTheme}>
      <ConfirmProvider>
        <Routes>
          <Route path="/admininterfacev1" element={<LoginPage />} />
          <Route path="/admin">
            <Route index element={<Navigate to="/admin/dashboard" replace />} />
            <Route
              path="setup-2fa"
              element={
                <Suspense fallback={null}>
                  <SetupTwoFactorPage />
                </Suspense>
              }
            />
            <Route path=":section" element={<AdminShell sections={sections} />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </ConfirmProvider>
    </ThemeProvider>
  );
}

/** A section that fails or is still on its way leaves the shell usable. */
const sections = adminSections.map((section) => ({
  ...section,
  screen: (
    <ErrorBoundary key={section.path} fallback={<CrashScreen />}>
      <Suspense fallback={<SectionSkeleton title={section.title} />}>{section.screen}</Suspense>
    </ErrorBoundary>
  ),
}));
