import Box from '@mui/material/Box';
import { Page } from '../ui/Page.js';
import { panelFrame } from '../ui/Panel.js';
import { SkeletonRows } from '../ui/states/SkeletonRows.js';

const ROWS = 6;
const ROW_HEIGHT_PX = 60;

/** A section whose script is on its way. */
export function SectionSkeleton({ title }: { title: string }) {
  return (
    <Page title={title} subtitle=" ">
      <Box sx={panelFrame}>
        <SkeletonRows rows={ROWS} rowHeightPx={ROW_HEIGHT_PX} />
      </Box>
    </Page>
  );
}
