import { Module } from '@nestjs/common';
import { PoolsModule } from '../database/pools.module.js';
import { FindRows } from './search/find-rows.js';
import { ListRequests } from './list-requests.js';
import { ReadEntry } from './read-entry.js';
import { ReadHistogram } from './read-histogram.js';
import { RecordSearch } from './record-search.js';
import { RequestQueries } from './sql/request.queries.js';
import { RequestsController } from './requests.controller.js';
import { SelectRows } from './search/select-rows.js';

/** The stored requests as lists, entries and figures over time. */
@Module({
  imports: [PoolsModule],
  controllers: [RequestsController],
  providers: [RequestQueries, SelectRows, FindRows, ListRequests, ReadHistogram, ReadEntry, RecordSearch],
  exports: [RequestQueries, SelectRows, FindRows, RecordSearch],
})
export class RequestsModule {}
