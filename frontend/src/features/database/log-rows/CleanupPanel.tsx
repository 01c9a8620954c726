import { cleanUpLogs, type CleanupStats, type Job, readDay, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { TypedWordDialog } from '~/ui/form/dialogs/TypedWordDialog.js';
import { Panel } from '~/ui/panel/Panel.js';
import { findDayProblem, TypedDayField } from '~/ui/form/dates/TypedDayField.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { useCleanupStatsQuery } from './log-rows.api.js';

const text = tc.database.logRows.cleanup;

/** Deletes old rows of the request log. It first shows their number and asks the user to type a word. */
export function CleanupPanel() {
  const times = useTimes();
  const [typedDay, setTypedDay] = useState('');
  const [cleanupToConfirm, setConfirming] = useState<CleanupStats | null>(null);
  const { data: limits } = useCleanupStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { day, problem } = parseTypedDay(typedDay, limits?.latestDate, times);
  const count = useCleanupStatsQuery(day, { skip: day === undefined, refetchOnMountOrArgChange: true });
  const cleanUp = useCleanup();
  const job = useFollowedJobs().latest('log-cleanup');
  const cleanup = job?.result?.cleanup;
  const stats = day === undefined ? undefined : count.currentData;

  async function confirm(date: string) {
    const error = await cleanUp(date);
    if (!error) setTypedDay('');
    return error;
  }

  return (
    <Panel title={text.title} subtitle={limits && text.subtitle(limits.keptDays)}>
      <Box sx={row}>
        <TypedDayField
          {...{ typedDay, times, problem }}
          label={text.label}
          help={limits && text.help(times.ofDay(limits.latestDate))}
          latest={limits?.latestDate}
          onType={setTypedDay}
        />
        <Box role="status" sx={{ flex: '1 1 200px', minHeight: 20, mt: { sm: '36px' }, typography: 'body1' }}>
          {day !== undefined && <WouldDelete stats={stats} error={asCallError(count.error)} onRetry={count.refetch} />}
        </Box>
        <Button
          color="error"
          startIcon={<Trash2 size={16} aria-hidden />}
          disabled={!stats || isUnderWay(job)}
          onClick={() => setConfirming(stats ?? null)}
          sx={{ mt: { sm: '28px' } }}
        >
          {text.action}
        </Button>
      </Box>
      <JobOutcome job={job} failed={text.failed}>
        {cleanup &&
          job?.endedAt &&
          text.result(times.atMinute(job.endedAt), cleanup.logsDeleted, times.ofDay(cleanup.date))}
      </JobOutcome>
      {cleanupToConfirm && (
        <TypedWordDialog
          title={text.question.title}
          text={text.question.text(cleanupToConfirm.logsToDelete, times.ofDay(cleanupToConfirm.date))}
          word={text.word}
          action={text.question.action}
          pending={text.question.pending}
          onConfirm={() => confirm(cleanupToConfirm.date)}
          onClose={() => setConfirming(null)}
        />
      )}
    </Panel>
  );
}

/** Reads the typed day. It is a problem when it is too late to clean up to, or no day; an unfinished day is none. */
function parseTypedDay(
  typedDay: string,
  latest: string | undefined,
  times: Times,
): { day?: string; problem?: string | undefined } {
  const day = readDay(typedDay, times.dateFormat);
  if (day === undefined) return { problem: findDayProblem(typedDay, times) };
  if (latest !== undefined && day > latest) return { problem: text.tooLate(times.ofDay(latest)) };
  return { day };
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4 } as const;

interface WouldDeleteProps {
  /** undefined while they are counted. */
  readonly stats: CleanupStats | undefined;
  readonly error: CallError | undefined;
  readonly onRetry: () => unknown;
}

/** Number of rows that a cleanup would delete, shown before it can be started. */
function WouldDelete({ stats, error, onRetry }: WouldDeleteProps) {
  if (!stats && error) {
    return (
      <>
        {`${text.countFailed}. ${error.message ?? ''} `}
        <Button size="small" onClick={() => void onRetry()}>
          {tc.retry}
        </Button>
      </>
    );
  }
  if (!stats) return text.counting;
  return (
    <>
      {text.would.before} <strong>{text.entries(stats.logsToDelete)}</strong> {text.would.after}
    </>
  );
}

/** The server answers when the cleanup is done; a longer cleanup continues as a job. */
const TIMEOUT_MS = 70_000;

/** A function that deletes the rows older than a day. It returns the error; undefined when it is done or continues as a job. */
function useCleanup() {
  const send = useUncachedCall();
  const { follow } = useFollowedJobs();
  const toast = useToast();
  const dispatch = useDispatch();

  return async (date: string): Promise<CallError | undefined> => {
    const { data, error } = await send(call(cleanUpLogs, { body: { date } }), { timeoutMs: TIMEOUT_MS });
    dispatch(baseApi.util.invalidateTags(['logRows', 'logs', 'retention', 'jobs']));
    if (data) {
      toast({ kind: 'success', ...text.done(data.logsDeleted) });
      return undefined;
    }
    if (error.code === 'job_unfinished' && error.current) {
      follow(error.current as Job);
      return undefined;
    }
    toast({ kind: 'error', title: text.failed, text: error.message ?? text.unknown });
    return error;
  };
}
