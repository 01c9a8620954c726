import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { AdminShell } from '~/features/shell/AdminShell.js';
import { ConfirmProvider } from '~/ui/dialog/ConfirmProvider.js';
import { ErrorBoundary } from '~/ui/placeholders/ErrorBoundary.js';
import { type SectionHead, sectionHeads } from '~/texts/console/section-heads.js';
import { Page } from '~/ui/frame/Page.js';
import { panelFrame } from '~/ui/panel/Panel.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { adminSections } from './admin-sections.js';
import { CrashScreen } from './CrashScreen.js';

const SKELETON_ROWS = 6;
const ROW_HEIGHT_PX = 60;

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

/** A section whose script is on its way. */
function SectionSkeleton({ head }: { head: SectionHead }) {
  return (
    <Page title={head.title} subtitle={head.subtitle ?? '\u00a0'}>
      <Box sx={panelFrame}>
        <SkeletonRows rows={SKELETON_ROWS} rowHeightPx={ROW_HEIGHT_PX} />
      </Box>
    </Page>
  );
}
