import Box from '@mui/material/Box';
import type { SectionHead } from '../texts/console/section-heads.js';
import { Page } from '../ui/frame/Page.js';
import { panelFrame } from '../ui/panel/Panel.js';
import { SkeletonRows } from '../ui/states/SkeletonRows.js';

const ROWS = 6;
const ROW_HEIGHT_PX = 60;

/** A section whose script is on its way. */
export function SectionSkeleton({ head }: { head: SectionHead }) {
  return (
    <Page title={head.title} subtitle={head.subtitle ?? '\u00a0'}>
      <Box sx={panelFrame}>
        <SkeletonRows rows={ROWS} rowHeightPx={ROW_HEIGHT_PX} />
      </Box>
    </Page>
  );
}
