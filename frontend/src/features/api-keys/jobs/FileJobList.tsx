import {
  type ApiKeyRecord,
  cancelFileJobOfKey,
  type FileJobState,
  listFileJobsOfKey,
  type PagingQuery,
  type StaffFileJob,
  type Times,
} from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { Pager } from '~/ui/table/Pager.js';
import { lineButton, linedList, lineRow } from '~/ui/panel/record-rows.js';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { StatusLabel, type StatusTone } from '~/ui/panel/StatusLabel.js';
import { Moment } from '~/ui/text/Moment.js';
import { useChangingPage } from '../key/use-changing-page.js';

const text = tc.fileJobs;

/** The file jobs of a contract, the newest first. */
export function FileJobList({ apiKey: key }: { apiKey: ApiKeyRecord }) {
  const { pager, ...jobs } = useChangingPage(useFileJobsOfKeyQuery, key.id, isAtWork);
  const cancel = useCancellation(key);
  const times = useTimes();
  const none = <Box sx={{ px: 6, py: 4, typography: 'body2', color: 'text.secondary' }}>{text.none}</Box>;
  return (
    <Loaded {...jobs} errorTitle={text.loadFailed} rows={5} empty={{ when: ({ total }) => total === 0, state: none }}>
      {({ items }) => (
        <>
          <Box component="ul" aria-label={text.list} sx={linedList}>
            {items.map((job) => (
              <FileJobRow key={job.id} job={job} times={times} onCancel={() => void cancel(job)} />
            ))}
          </Box>
          <Pager {...pager} />
        </>
      )}
    </Loaded>
  );
}

const isAtWork = ({ state }: StaffFileJob) => state === 'checking' || state === 'running';

/** Cancels a job, after a question that names its file. */
function useCancellation({ id, clientName }: Pick<ApiKeyRecord, 'id' | 'clientName'>) {
  const [cancel] = useCancelFileJobOfKeyMutation();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();

  return async ({ id: jobId, name }: StaffFileJob) => {
    if (!(await confirm({ ...text.asking(name, clientName), isDanger: true }))) return;
    const { error } = await cancel({ id, jobId });
    tellOutcome(error, text.cancelFailed, text.cancelled(name));
  };
}

type PageOfKey = PagingQuery & { readonly id: string };

interface Cancellation {
  readonly id: string;
  readonly jobId: string;
}

/** File jobs of a key's contract. */
const fileJobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fileJobsOfKey: build.query(
      apiRead('apiKeys', ({ id, ...query }: PageOfKey) => call(listFileJobsOfKey, { params: { id }, query })),
    ),
    cancelFileJobOfKey: build.mutation(
      apiChange('apiKeys', (params: Cancellation) => call(cancelFileJobOfKey, { params })),
    ),
  }),
});

export const { useFileJobsOfKeyQuery, useCancelFileJobOfKeyMutation } = fileJobsApi;

interface FileJobRowProps {
  readonly job: StaffFileJob;
  readonly times: Times;
  readonly onCancel: () => void;
}

const tones = {
  uploading: 'outline',
  checking: 'outline',
  ready: 'outline',
  running: 'outline',
  succeeded: 'ok',
  finished_with_errors: 'warning',
  failed: 'error',
  cancelled: 'off',
  expired: 'off',
} as const satisfies Record<FileJobState, StatusTone>;

/** One job: its file, its state and its price. */
function FileJobRow({ job, times, onCancel }: FileJobRowProps) {
  const { name, state, bytes, failure, createdAt, endedAt, deletedAt } = job;
  return (
    <Box component="li" sx={lineRow}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={{ flex: '1 1 120px', minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <StatusLabel tone={tones[state]}>{text.states[state]}</StatusLabel>
      </Box>
      {describeProgress(job).map((fact) => (
        <Box key={fact}>{fact}</Box>
      ))}
      {failure && <Box sx={{ overflowWrap: 'anywhere' }}>{failure}</Box>}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Moment at={createdAt} times={times} form="atMinute" />
        {` · ${text.size(bytes)} · ${text.deleted(times.atMinute(deletedAt))}`}
      </Box>
      {endedAt === null && (
        <Button variant="text" size="small" aria-label={text.cancelOf(name)} onClick={onCancel} sx={lineButton}>
          {text.cancel}
        </Button>
      )}
    </Box>
  );
}

/** The progress of the job, or the results of its rows. */
function describeProgress({ state, bytes, received, rows, price, done, counts, endedAt }: StaffFileJob): string[] {
  if (state === 'uploading') return [text.uploaded(received, bytes)];
  if (rows === null || price === null) return [];
  if (counts === null) return [text.price(rows, price)];
  const { valid, invalid, failed, charged } = counts;
  return [endedAt === null ? text.progress(done, rows) : text.counts(valid, invalid, failed), text.charged(charged)];
}
