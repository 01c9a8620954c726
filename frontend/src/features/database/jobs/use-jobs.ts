import type { Job } from '@pruefer/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { useLiveEvents } from '~/api/live/events.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { JOBS_PER_PAGE, jobsApi, useJobsQuery } from './jobs.api.js';
import { isUnderWay, type JobsView } from './jobs-context.js';
import { useJobEnds } from './use-job-ends.js';

const FIRST_PAGE = 1;
const none: readonly Job[] = [];

/**
 * The newest jobs: sent by the server as they change, and also polled while one has not ended, as sent changes may be
 * lost.
 */
export function useJobs(): JobsView {
  const dispatch = useApiDispatch();
  const items = useFirstPage().data?.items ?? none;
  const ownJobs = useRef(new Set<string>());

  const put = useCallback(
    (changedJobs: readonly Job[]) =>
      void dispatch(
        jobsApi.util.updateQueryData('jobs', FIRST_PAGE, (page) => {
          const additions = changedJobs.filter(({ id }) => !page.items.some((job) => job.id === id)).length;
          page.items = mergedJobs(page.items, changedJobs);
          page.total += additions;
        }),
      ),
    [dispatch],
  );
  useLiveEvents({ jobs: put });
  useJobEnds(items, ownJobs);

  return useMemo(
    () => ({
      latest: (kind) => items.find((job) => job.kind === kind),
      follow: (job) => {
        ownJobs.current.add(job.id);
        put([job]);
      },
    }),
    [items, put],
  );
}

function useFirstPage() {
  const { data } = jobsApi.endpoints.jobs.useQueryState(FIRST_PAGE);
  const polling = data?.items.some(isUnderWay) ? pollingIntervals.jobs : pollingIntervals.list;
  return useJobsQuery(FIRST_PAGE, { ...polling, refetchOnMountOrArgChange: true });
}

/** The newest first, each in its latest state. */
function mergedJobs(knownJobs: readonly Job[], changedJobs: readonly Job[]): Job[] {
  const byId = new Map([...knownJobs, ...changedJobs].map((job) => [job.id, job]));
  return [...byId.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, JOBS_PER_PAGE);
}
