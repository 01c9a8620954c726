import type { JobPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { pageCount } from '~/ui/table/page-count.js';
import { Pager } from '~/ui/table/Pager.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { JobRow } from './JobRow.js';
import { JOBS_PER_PAGE, useJobsQuery } from './jobs.api.js';

const text = tc.database.jobs;
const ROW_HEIGHT_PX = 60;
const FIRST_PAGE = 1;

export interface JobsPanelProps {
  /** The newest jobs, as the screen follows them. */
  readonly newest: JobPage | undefined;
  readonly error: CallError | undefined;
  readonly onRetry: () => void;
  /** Shows the details of a job. */
  readonly onOpen: (id: string) => void;
}

/** Running and finished jobs, in pages. */
export function JobsPanel({ newest, error, onRetry, onOpen }: JobsPanelProps) {
  const [page, setPage] = useState(FIRST_PAGE);
  const chosenPage = useJobsQuery(page, { skip: page === FIRST_PAGE });
  const times = useTimes();
  const jobPage = page === FIRST_PAGE ? newest : chosenPage.currentData;
  return (
    <Panel title={text.title} subtitle={text.subtitle} flush>
      <Loaded
        data={jobPage}
        error={page === FIRST_PAGE ? error : asCallError(chosenPage.error)}
        errorTitle={text.loadFailed}
        onRetry={page === FIRST_PAGE ? onRetry : () => void chosenPage.refetch()}
        skeleton={<SkeletonRows rows={3} rowHeightPx={ROW_HEIGHT_PX} />}
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
            {total > JOBS_PER_PAGE && (
              <Box sx={{ mt: 'auto' }}>
                <Pager
                  {...{ page, total }}
                  pages={pageCount(total, JOBS_PER_PAGE)}
                  pageSize={JOBS_PER_PAGE}
                  onPage={setPage}
                />
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
