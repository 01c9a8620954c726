import { Module } from '@nestjs/common';
import { FindRows } from './find-rows.js';
import { ListRequests } from './list-requests.js';
import { RequestQueries } from './request.queries.js';
import { RequestsController } from './requests.controller.js';
import { SelectRows } from './select-rows.js';

/** The stored requests as lists, entries, figures over time and files. */
@Module({
  controllers: [RequestsController],
  providers: [RequestQueries, SelectRows, FindRows, ListRequests],
})
export class RequestsModule {}
