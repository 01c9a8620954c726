import type { Job } from '@pruefer/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { createDoneJob, runningJob } from '~/testing/fakes/database.js';
import { eventStream } from '~/testing/fakes/figures.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { toast } from '~/testing/visit-site.js';
import { ConsoleParts } from '~/testing/render-console.js';
import { useJobsQuery } from './jobs.api.js';
import { useJobs } from './use-jobs.js';

startFakeConsole();

const cancelled = 'Auftrag abgebrochen';

/** The jobs of a screen, and a server that tells of changes. @param listed what it lists at first */
async function follow(listed: readonly Job[] = []) {
  signIn(admin);
  const known = { jobs: [...listed], total: listed.length };
  let send: (name: string, data: object) => void = () => undefined;
  fakeServer.use(
    http.get('*/api/admin/database/jobs', () => HttpResponse.json({ items: known.jobs, total: known.total })),
    http.get('*/api/admin/events', () => eventStream((sender) => (send = sender))),
  );
  const { result } = renderHook(() => ({ view: useJobs(), page: useJobsQuery(1).data }), { wrapper: ConsoleParts });
  await waitFor(() => expect(result.current.page).toBeDefined());
  const states = () => result.current.page?.items.map(({ state }) => state);
  return {
    result,
    states,
    /** The server tells of a job, and lists it so from now on. */
    tell: async (job: Job) => {
      known.jobs = [job, ...known.jobs.filter(({ id }) => id !== job.id)];
      await act(async () => send('jobs', [job]));
      await waitFor(() => expect(result.current.page?.items).toContainEqual(job));
    },
    begin: (job: Job) => act(() => result.current.view.follow(job)),
  };
}

describe('the end of a job', () => {
  it('is announced once to the user that began it', async () => {
    const { begin, tell } = await follow();
    const job = runningJob({ kind: 'log-cleanup' });
    begin(job);
    expect(toast().queryByRole('listitem')).not.toBeInTheDocument();
    const done = createDoneJob({ ...job, state: 'done', result: { cleanup: { date: '2026-04-01', logsDeleted: 12 } } });
    await tell(done);
    expect(await toast().findByText('12 Einträge gelöscht')).toBeInTheDocument();
    await tell({ ...done, attempts: 2 });
    expect(toast().getAllByText('12 Einträge gelöscht')).toHaveLength(1);
  });

  it('is announced too when the event comes before the answer to its request', async () => {
    const job = runningJob();
    const { begin, tell } = await follow([job]);
    const ended = createDoneJob({ state: 'cancelled' });
    await tell(ended);
    expect(toast().queryByText(cancelled)).not.toBeInTheDocument();
    begin(ended);
    expect(await toast().findByText(cancelled)).toBeInTheDocument();
  });

  it('announces no job of another user, nor one that ended before the screen was opened', async () => {
    const { tell } = await follow([
      createDoneJob({ id: '0193a001-0000-7000-8000-000000000008', state: 'failed', failure: 'Die Platte ist voll.' }),
      runningJob(),
    ]);
    await tell(createDoneJob({ state: 'cancelled' }));
    expect(toast().queryByText(cancelled)).not.toBeInTheDocument();
    expect(toast().queryByText('Die Platte ist voll.')).not.toBeInTheDocument();
  });

  it.each([
    ['restore', 'Die Datei ist beschädigt.'],
    ['bank-import', 'Es wären 2.000 Banken weniger.'],
    ['restore-drill', 'Eine Tabelle weicht ab.'],
    ['log-cleanup', 'Die Platte ist voll.'],
    ['log-retention', 'Die Datenbank ist weg.'],
  ] as const)('of %s that failed says why', async (kind, failure) => {
    const { begin, tell } = await follow();
    begin(runningJob({ kind }));
    await tell(createDoneJob({ kind, state: 'failed', failure }));
    expect(await toast().findByText(failure)).toBeInTheDocument();
  });
});

describe('the list of jobs', () => {
  const toId = (index: number) => `0193a001-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
  const minute = (index: number) => `2026-11-20T12:${String(index).padStart(2, '0')}:00Z`;
  const ten = Array.from({ length: 10 }, (_, at) => createDoneJob({ id: toId(10 - at), createdAt: minute(10 - at) }));

  it('counts one that is new, keeps the newest ten, and counts none twice', async () => {
    const { result, tell } = await follow(ten);
    const added = runningJob({ id: toId(30), createdAt: minute(30) });
    await tell(added);
    expect(result.current.page?.items).toHaveLength(10);
    expect(result.current.page?.items[0]).toEqual(added);
    expect(result.current.page?.total).toBe(11);
    await tell({ ...added, attempts: 2 });
    expect(result.current.page?.total).toBe(11);
  });

  it('names the newest of a kind, however the server orders them', async () => {
    const { result, tell } = await follow(ten);
    await tell(runningJob({ id: toId(20), kind: 'restore', createdAt: minute(20) }));
    await tell(createDoneJob({ id: toId(15), kind: 'restore', createdAt: minute(15) }));
    expect(result.current.view.latest('restore')?.id).toBe(toId(20));
    expect(result.current.view.latest('backup')?.id).toBe(toId(10));
    expect(result.current.view.latest('bank-import')).toBeUndefined();
  });
});
