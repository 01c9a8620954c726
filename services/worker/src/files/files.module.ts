import { Module } from '@nestjs/common';
import { ApiKeyCheck } from '@pruefer/platform';
import { EndFile } from './run/end-file.js';
import { FileCharges } from './table/file-charges.js';
import { FileJobRepository } from './table/file-job.repository.js';
import { FileJobs } from './requests/file-jobs.js';
import { FileJobsController } from './requests/file-jobs.controller.js';
import { ReceiveFile } from './requests/receive-file.js';
import { StaffFileJobs } from './requests/staff-file-jobs.js';
import { StaffFileJobsController } from './requests/staff-file-jobs.controller.js';
import { StartFile } from './requests/start-file.js';
import { CheckFiles } from './run/check-files.js';
import { FileBatches } from './run/file-batches.js';
import { DeleteExpiredFiles } from './run/delete-expired-files.js';
import { ReadFile } from './run/read-file.js';
import { RunFiles } from './run/run-files.js';
import { FilesPool } from './table/files-pool.js';
import { FileStore } from './storage/file-store.js';

const requests = [FileJobs, ReceiveFile, StartFile, StaffFileJobs];
const runs = [ReadFile, CheckFiles, FileBatches, RunFiles, EndFile, DeleteExpiredFiles];

/** Customers' files of many IBANs: uploaded in pieces, read, charged when they start, and checked row by row (docs/adr/0085). */
@Module({
  controllers: [FileJobsController, StaffFileJobsController],
  providers: [
    FilesPool,
    FileStore,
    FileJobRepository,
    FileCharges,
    ...requests,
    ...runs,
    { provide: ApiKeyCheck, useExisting: FileCharges },
  ],
})
export class FilesModule {}
