import { Suspense } from 'react';
import { AdminShell } from '../features/shell/AdminShell.js';
import { ConfirmProvider } from '../ui/dialog/ConfirmProvider.js';
import { ErrorBoundary } from '../ui/states/ErrorBoundary.js';
import { adminSections } from './admin-sections.js';
import { sectionHeads } from '../texts/console/section-heads.js';
import { CrashScreen } from './CrashScreen.js';
import { SectionSkeleton } from './SectionSkeleton.js';

/** The console behind the sign-in: its shell, and in it one section at a time. */
export function ConsoleSections() {
  return (
    <ConfirmProvider>
      <AdminShell sections={sections} />
    </ConfirmProvider>
  );
}

/** The shell stays usable while a section loads or after it has failed. */
const sections = adminSections.map((section) => ({
  ...section,
  screen: (
    <ErrorBoundary key={section.path} fallback={<CrashScreen />}>
      <Suspense fallback={<SectionSkeleton head={sectionHeads[section.path]} />}>{section.screen}</Suspense>
    </ErrorBoundary>
  ),
}));
