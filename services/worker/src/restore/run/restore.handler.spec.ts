import { Problem, type RestoreOutcome } from '@pruefer/contracts';
import type { CurrentSettings } from '@pruefer/platform';
import type { KeepBackup } from '../../backup/storage/keep-backup.js';
import type { WorkerConfig } from '../../config.js';
import type { JobRun } from '../../jobs/handlers/job-handler.js';
import type { OpenChecks } from '../checks/open-checks.js';
import type { RestoreData } from './restore-data.js';
import { RestoreHandler } from './restore.handler.js';

const data = {
  checkId: 'a'.repeat(32),
  backupAt: '2026-11-22T01:15:30Z',
  sha256: 'b'.repeat(64),
  parts: ['content'],
  bringsBackDeleted: false,
};
const outcome: RestoreOutcome = { recordsRestored: 3, parts: [], safetyBackup: 'before.sql' };
const lost = new Error('Connection terminated unexpectedly');

describe('a restore job', () => {
  let removed: string[];
  let safetyBackups = 0;
  beforeEach(() => {
    removed = [];
    safetyBackups = 0;
  });

  /** @param outcomes of each look at the audit: undefined for no row */
  function run(failure: Error, outcomes: (RestoreOutcome | Error | undefined)[], missing?: Error) {
    const restored: Partial<RestoreData> = {
      requireFile: () => (missing ? Promise.reject(missing) : Promise.resolve()),
      run: () => Promise.reject(failure),
      readOutcome: () => {
        const next = outcomes.shift();
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
      },
    };
    const keep: Partial<KeepBackup> = {
      run: () => {
        safetyBackups += 1;
        return Promise.resolve({ fileName: 'before.sql', offsiteFailure: null } as Awaited<
          ReturnType<KeepBackup['run']>
        >);
      },
    };
    const checks: Partial<OpenChecks> = { claim: () => undefined, remove: async (id) => void removed.push(id) };
    const handler = new RestoreHandler(
      checks as OpenChecks,
      keep as KeepBackup,
      { times: { zone: 'Europe/Berlin' } } as CurrentSettings,
      restored as RestoreData,
      {} as WorkerConfig,
    );
    const { signal } = new AbortController();
    const jobRun = { data, signal, step: () => undefined, line: () => undefined };
    return handler.run(jobRun as Partial<JobRun> as JobRun);
  }

  it('F3: has succeeded when the connection is lost after the commit', async () => {
    expect(await run(lost, [undefined, outcome])).toEqual({ restore: outcome });
    expect(removed).toEqual([data.checkId]);
  });

  it.each([
    ['a connection that is lost', lost],
    ['an unavailable service', new Problem('unavailable')],
  ])('F3: has changed nothing after %s before the commit, and ends', async (_, failure) => {
    await expect(run(failure, [undefined, undefined])).rejects.toMatchObject({
      code: 'job_failed',
      message: expect.stringContaining('Nichts hat sich geändert') as string,
    });
  });

  it('F3: waits for another run, which reads the outcome, as long as the outcome cannot be read', async () => {
    await expect(run(lost, [undefined, lost])).rejects.toBe(lost);
  });

  it('F3: ends without a safety backup when its file was deleted after an interruption', async () => {
    const missing = new Problem('restore_check_unknown');
    await expect(run(lost, [undefined], missing)).rejects.toBe(missing);
    expect(safetyBackups).toBe(0);
  });
});
