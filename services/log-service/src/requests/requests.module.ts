import { Module } from '@nestjs/common';
import { RunningExports } from '@pruefer/platform';
import { ExportController } from '../export/export.controller.js';
import { ExportRequests } from '../export/export-requests.js';
import { FindRows } from './find-rows.js';
import { ListPool } from './list-pool.js';
import { ListRequests } from './list-requests.js';
import { ReadEntry } from './read-entry.js';
import { RequestQueries } from './request.queries.js';
import { RequestsController } from './requests.controller.js';
import { SelectRows } from './select-rows.js';
import { ShowHistogram } from './show-histogram.js';

/** The stored requests as lists, entries, figures over time and files. */
@Module({
  controllers: [RequestsController, ExportController],
  providers: [
    ListPool,
    RequestQueries,
    SelectRows,
    FindRows,
    ListRequests,
    ShowHistogram,
    ReadEntry,
    ExportRequests,
    RunningExports,
  ],
  exports: [RequestQueries, ListPool, RunningExports],
})
export class RequestsModule {}
