import type { Job } from '@pruefer/contracts';
import { readJobChanged } from './read-job-changed.js';
import { RecentJobs } from './recent-jobs.js';

const jobWith = (change: Partial<Job> = {}): Job => ({
  id: '0f3f2c1a-7d5e-4b36-a8c1-9f0e6d2b4c58',
  kind: 'backup',
  state: 'running',
  origin: 'staff',
  startedBy: 'anna',
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  attempts: 1,
  progress: { step: 'Tabellen lesen', done: 1, total: 4 },
  failure: null,
  failureCode: null,
  result: null,
  isCancellable: true,
  isRepeatable: false,
  ...change,
});

const shown = (jobs: RecentJobs) => JSON.parse(/^data: (.*)$/m.exec(jobs.text())![1]!) as Job[];
const now = () => Date.now();
const createId = (number: number) => `0f3f2c1a-7d5e-4b36-a8c1-${String(number).padStart(12, '0')}`;

describe('recent jobs', () => {
  it('are in their newest state, in whatever order events come', () => {
    const jobs = new RecentJobs();
    jobs.apply({ job: jobWith({ state: 'done' }), version: 5 }, now());
    jobs.apply({ job: jobWith(), version: 4 }, now());
    expect(shown(jobs)).toMatchObject([{ state: 'done' }]);
    expect(jobs.changes).toBe(1);
  });

  it('D6: are 20 of the last hour, the newest first', () => {
    const jobs = new RecentJobs();
    for (let number = 1; number <= 30; number += 1) {
      const createdAt = new Date(now() + number).toISOString();
      jobs.apply({ job: jobWith({ id: createId(number), createdAt }), version: 1 }, now() + number);
    }
    expect(shown(jobs).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => createId(30 - index)));
    const old = new RecentJobs();
    old.apply({ job: jobWith(), version: 1 }, now() - 3_601_000);
    expect(shown(old)).toEqual([]);
  });
});

describe('the event of a job', () => {
  it('is read by its contract, without what that does not know', () => {
    const read = readJobChanged(
      Buffer.from(JSON.stringify({ job: { ...jobWith(), data: { file: 'x' } }, version: 2 })),
    );
    expect(read).toEqual({ job: jobWith(), version: 2 });
  });

  it.each([
    null,
    Buffer.from('{'),
    Buffer.from('[]'),
    Buffer.from('{"job":{},"version":1}'),
    Buffer.from(JSON.stringify({ job: jobWith({ state: 'lost' as 'done' }), version: 1 })),
    Buffer.alloc(64 * 1_024 + 1, ' '),
  ])('D3: is left out when it is none', (value) => expect(readJobChanged(value)).toBeUndefined());
});
