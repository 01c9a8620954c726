import { Injectable } from '@nestjs/common';
import {
  type Job,
  Problem,
  type Restored,
  type StartedJob,
  type StartRestoreBody,
  type StreamedBytes,
} from '@pruefer/contracts';
import type { SignedInActor } from '@pruefer/platform';
import { Jobs } from '../../jobs/handlers/jobs.js';
import { CheckBackup } from '../checks/check-backup.js';
import { OpenChecks } from '../checks/open-checks.js';
import { restoreRequest } from './restore-request.js';

/** The wait ends before the gateway's own limit of 600 s. */
const WAITED_MS = 570_000;

/** Begins restores. */
@Injectable()
export class StartRestore {
  constructor(
    private readonly checkBackup: CheckBackup,
    private readonly checks: OpenChecks,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem `restore_check_unknown`, `restore_part_missing`, `job_running` */
  async run(
    id: string,
    { parts, bringsBackDeleted = false }: Omit<StartRestoreBody, 'confirmation'>,
    actor: SignedInActor,
  ): Promise<StartedJob> {
    const check = this.checks.find(id);
    if (parts.some((part) => !check.parts.includes(part))) throw new Problem('restore_part_missing');
    this.checks.noteSession(id, actor.sessionId);
    return { job: await this.jobs.start('restore', restoreRequest(check, { parts, bringsBackDeleted }), actor) };
  }

  /**
   * Checks an upload and restores all of its parts in one call.
   * @throws Problem as `CheckBackup`, `restore_running`; the problem of the failed job; `job_unfinished`
   */
  async atOnce(upload: StreamedBytes, actor: SignedInActor): Promise<Restored> {
    const begunMs = performance.now();
    const { id, parts } = await this.checkBackup.run(upload, actor);
    const job = await this.begin(
      id,
      parts.map(({ part }) => part),
      actor,
    );
    const { result } = await this.jobs.waitForEnd(job.id, WAITED_MS - (performance.now() - begunMs));
    return { recordsRestored: result?.restore?.recordsRestored ?? 0 };
  }

  private async begin(id: string, parts: StartRestoreBody['parts'], actor: SignedInActor): Promise<Job> {
    try {
      return (await this.run(id, { parts }, actor)).job;
    } catch (error) {
      await this.checks.remove(id);
      throw error instanceof Problem && error.code === 'job_running' ? new Problem('restore_running') : error;
    }
  }
}
