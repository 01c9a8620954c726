import { type ApiKeyRecord, DEFAULT_PAGE_SIZE, type StaffFileJob } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { asCallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { usePageParam } from '~/ui/table/use-page-param.js';
import { linedList } from '~/ui/panel/record-rows.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { TAB_PAGE } from '../key/use-record-param.js';
import { useChangingPage } from '../key/use-changing-page.js';
import { useCancelFileJobOfKeyMutation, useFileJobsOfKeyQuery } from './file-jobs.api.js';
import { FileJobRow } from './FileJobRow.js';

const text = tc.fileJobs;

/** The file jobs of a contract, the newest first. */
export function FileJobList({ apiKey: key }: { apiKey: ApiKeyRecord }) {
  const { page, turnTo } = usePageParam(TAB_PAGE);
  const { data, error, refetch } = useChangingPage(useFileJobsOfKeyQuery, key.id, page, isAtWork);
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
      <Box component="ul" aria-label={text.list} sx={linedList}>
        {data.items.map((job) => (
          <FileJobRow key={job.id} job={job} times={times} onCancel={() => void cancel(job)} />
        ))}
      </Box>
      {pages > 1 && <Pager {...{ page, pages }} total={data.total} pageSize={DEFAULT_PAGE_SIZE} onPage={turnTo} />}
    </>
  );
}

const isAtWork = ({ state }: StaffFileJob) => state === 'checking' || state === 'running';

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
