import Box from '@mui/material/Box';
import { useState } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { Pager } from '~/ui/table/Pager.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { twoColumns } from '~/ui/panel/columns.js';
import { JobRow } from './JobRow.js';
import { JOBS_PER_PAGE, useJobsQuery } from './jobs.api.js';
import { SchedulesPanel } from './SchedulesPanel.js';

const text = tc.database.jobs;

interface JobsTabProps {
  /** Shows the details of a job. */
  readonly onOpen: (id: string) => void;
}

/** The jobs, and when further ones begin. */
export function JobsTab({ onOpen }: JobsTabProps) {
  return (
    <Box sx={{ ...twoColumns, alignItems: 'start' }}>
      <Jobs onOpen={onOpen} />
      <SchedulesPanel />
    </Box>
  );
}

/** Running and finished jobs, in pages. */
function Jobs({ onOpen }: JobsTabProps) {
  const [page, setPage] = useState(1);
  const query = useJobsQuery(page);
  const times = useTimes();
  return (
    <Panel title={text.title} subtitle={text.subtitle} flush>
      <Loaded
        {...loadState(query)}
        data={query.currentData}
        errorTitle={text.loadFailed}
        empty={{
          when: ({ total }) => total === 0,
          state: <EmptyState title={text.empty} text={text.emptyText} />,
        }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" aria-label={text.title} sx={rowList}>
              {items.map((job) => (
                <JobRow key={job.id} job={job} times={times} onOpen={() => onOpen(job.id)} />
              ))}
            </Box>
            <Box sx={{ mt: 'auto' }}>
              <Pager {...{ page, total }} pageSize={JOBS_PER_PAGE} onPage={setPage} />
            </Box>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
