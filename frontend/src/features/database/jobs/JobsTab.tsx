import Box from '@mui/material/Box';
import { twoColumns } from '../parts/record-rows.js';
import { JobsPanel, type JobsPanelProps } from './JobsPanel.js';
import { SchedulesPanel } from './SchedulesPanel.js';

/** What runs in the background, and when it begins. */
export function JobsTab(props: JobsPanelProps) {
  return (
    <Box sx={{ ...twoColumns, alignItems: 'start' }}>
      <JobsPanel {...props} />
      <SchedulesPanel />
    </Box>
  );
}
