import { jobKinds } from '@pruefer/contracts';
import { Registry } from 'prom-client';
import { JobChanges } from '../table/job-changes.js';
import { JobMetrics } from './job-metrics.js';
import type { JobsPool } from '../table/jobs-pool.js';

it('counts failed jobs of every kind from none on, so that the first one is an increase', async () => {
  const metrics = new Registry();
  new JobMetrics({} as JobsPool, new JobChanges(), metrics);
  const shown = await metrics.getSingleMetricAsString('job_duration_seconds');
  for (const kind of jobKinds) expect(shown).toContain(`job_duration_seconds_count{kind="${kind}",state="failed"} 0`);
});
