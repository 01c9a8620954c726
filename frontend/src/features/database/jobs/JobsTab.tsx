import Box from '@mui/material/Box';
import { twoColumns } from '~/ui/panel/columns.js';
import { JobsPanel, type JobsPanelProps } from './JobsPanel.js';
import { SchedulesPanel } from './SchedulesPanel.js';

export function JobsTab(props: JobsPanelProps) {
  return (
    <Box sx={{ ...twoColumns, alignItems: 'start' }}>
      <JobsPanel {...props} />
      <SchedulesPanel />
    </Box>
  );
}
