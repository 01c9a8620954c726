import type { JobDetails, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loadState } from '~/api/store/load-state.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { type FactRow, FactRows } from '~/ui/panel/FactRows.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { rowButtons } from '~/ui/panel/record-rows.js';
import { JobActions } from './JobRow.js';
import { describeJobOrigin, jobTones, resultLines } from './job-labels.js';
import { jobsApi, useJobQuery } from './jobs.api.js';
import { isUnderWay } from './jobs-context.js';
import { JobProgressBar } from './JobProgressBar.js';

const text = tc.database.jobs;

/** One job with everything it has written down. @param id null: closed */
export function JobDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  // It keeps its content while it moves out.
  const shownId = useFrozenValue(id, id === null);
  return (
    <SideDrawer isOpen={id !== null} title={text.details} onClose={onClose}>
      {shownId !== null && <JobRecord id={shownId} />}
    </SideDrawer>
  );
}

function JobRecord({ id }: { id: string }) {
  const { data: cachedJob } = jobsApi.endpoints.job.useQueryState(id);
  const polling = cachedJob && isUnderWay(cachedJob) ? pollingIntervals.jobs : pollingIntervals.list;
  const query = useJobQuery(id, { ...polling, refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <Loaded
      {...loadState(query)}
      data={query.currentData}
      errorTitle={text.record.loadFailed}
      rows={6}
      rowHeightPx={40}
    >
      {(job) => (
        <Box sx={{ px: 6, py: 4, typography: 'body2' }}>
          {isUnderWay(job) && <JobProgressBar job={job} />}
          <FactRows facts={listFacts(job, times)} />
          <Box sx={{ ...rowButtons, mt: 3 }}>
            <JobActions job={job} times={times} />
          </Box>
          <Lines job={job} times={times} />
        </Box>
      )}
    </Loaded>
  );
}

function Lines({ job: { lines }, times }: { job: JobDetails; times: Times }) {
  return (
    <>
      <Typography component="h3" variant="panelTitle" sx={{ mt: 5, mb: 2 }}>
        {text.record.lines}
      </Typography>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{text.record.noLines}</Box>}
      <Box component="ol" aria-label={text.record.lines} sx={list}>
        {lines.map(({ at, text: line }, index) => (
          <Box component="li" key={`${at} ${index}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Box sx={{ color: 'text.secondary' }}>
              <Moment at={at} times={times} form="clock" />
            </Box>
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>{line}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function listFacts(job: JobDetails, times: Times): FactRow[] {
  const { kind, state, createdAt, startedAt, endedAt, attempts, failure, failureCode, result } = job;
  const { record } = text;
  const results = resultLines(result);
  return [
    { label: record.kind, value: text.kinds[kind] },
    { label: record.state, value: <StatusLabel tone={jobTones[state]}>{text.states[state]}</StatusLabel> },
    { label: record.origin, value: describeJobOrigin(job) },
    { label: record.created, value: <Moment at={createdAt} times={times} /> },
    { label: record.started, value: startedAt ? <Moment at={startedAt} times={times} /> : tc.database.unknown },
    { label: record.ended, value: endedAt ? <Moment at={endedAt} times={times} /> : tc.database.unknown },
    { label: record.attempts, value: tc.number(attempts) },
    ...(failure === null ? [] : [{ label: record.failure, value: failure }]),
    ...(failureCode === null ? [] : [{ label: record.failureCode, value: <Mono>{failureCode}</Mono> }]),
    ...(results.length === 0
      ? []
      : [{ label: record.result, value: results.map((line) => <div key={line}>{line}</div>) }]),
  ];
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
