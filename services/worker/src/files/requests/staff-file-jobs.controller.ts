import { Controller } from '@nestjs/common';
import {
  cancelFileJobOfKey,
  type InputOf,
  listFileJobsOfKey,
  type StaffFileJob,
  type StaffFileJobPage,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { StaffFileJobs } from './staff-file-jobs.js';

/** Lists and cancels the file jobs of a key's contract for staff. */
@Controller()
export class StaffFileJobsController {
  constructor(private readonly jobs: StaffFileJobs) {}

  @Handles(listFileJobsOfKey)
  list({ params: { id }, query }: InputOf<typeof listFileJobsOfKey>): Promise<StaffFileJobPage> {
    return this.jobs.list(id, query);
  }

  @Handles(cancelFileJobOfKey)
  cancel(
    { params: { id: keyId, jobId } }: InputOf<typeof cancelFileJobOfKey>,
    @CurrentActor() actor: Actor,
  ): Promise<StaffFileJob> {
    return this.jobs.cancel(jobId, keyId, actor);
  }
}
