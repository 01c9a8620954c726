import { type ApiKeyRecord, DEFAULT_PAGE_SIZE, type StaffFileJob, type StaffFileJobPage } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { asCallError } from '~/api/base/call-error.js';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { useAddressPage, useLastPageInstead } from '~/ui/table/use-address-page.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { TAB_PAGE } from '../key/use-address-record.js';
import { useCancelFileJobOfKeyMutation, useFileJobsOfKeyQuery } from './file-jobs.api.js';
import { FileJobRow } from './FileJobRow.js';

const text = tc.fileJobs;

/** The file jobs of a contract, the newest first. */
export function FileJobList({ of: key }: { of: ApiKeyRecord }) {
  const { page, turnTo } = useAddressPage(TAB_PAGE);
  const { data, error, refetch } = useJobPage(key.id, page);
  const cancel = useCancellation(key);
  const times = useTimes();
  if (!data) {
    if (!error) return <SkeletonRows rows={5} rowHeightPx={60} />;
    return <ErrorState title={text.loadFailed} failure={asCallError(error)} onRetry={() => void refetch()} />;
  }
  if (data.total === 0)
    return <Box sx={{ px: 6, py: 4, typography: 'body2', color: 'text.secondary' }}>{text.none}</Box>;
  const pages = pagesOf(data.total, DEFAULT_PAGE_SIZE);
  return (
    <>
      <Box component="ul" aria-label={text.list} sx={list}>
        {data.items.map((job) => (
          <FileJobRow key={job.id} of={job} times={times} onCancel={() => void cancel(job)} />
        ))}
      </Box>
      {pages > 1 && <Pager {...{ page, pages }} total={data.total} pageSize={DEFAULT_PAGE_SIZE} onPage={turnTo} />}
    </>
  );
}

/** Polls faster while a job changes by itself. */
function useJobPage(id: string, page: number) {
  const [isChanging, setChanging] = useState(false);
  const query = { id, limit: DEFAULT_PAGE_SIZE, offset: (page - 1) * DEFAULT_PAGE_SIZE };
  const jobs = useFileJobsOfKeyQuery(query, isChanging ? pollingIntervals.jobs : pollingIntervals.list);
  const answer = visibleAnswer(jobs);
  useLastPageInstead(TAB_PAGE, answer.data && pagesOf(answer.data.total, DEFAULT_PAGE_SIZE));
  if (changes(answer.data) !== isChanging) setChanging(!isChanging);
  return { ...answer, refetch: jobs.refetch };
}

function changes(page: StaffFileJobPage | undefined): boolean {
  return page?.items.some(({ state }) => state === 'checking' || state === 'running') ?? false;
}

/** Cancels a job, after a question that names its file. */
function useCancellation({ id, clientName }: Pick<ApiKeyRecord, 'id' | 'clientName'>) {
  const [cancel] = useCancelFileJobOfKeyMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return async ({ id: jobId, name }: StaffFileJob) => {
    if (!(await confirm({ ...text.asking(name, clientName), isDanger: true }))) return;
    const { error } = await cancel({ id, jobId });
    if (error) toast({ kind: 'error', title: text.cancelFailed, text: asCallError(error).message ?? tc.unexpected });
    else toast({ kind: 'success', ...text.cancelled(name) });
  };
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
