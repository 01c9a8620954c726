import { Body, Controller, Query } from '@nestjs/common';
import { listLogs, type LogPage, LogQuery, LogSearch, searchLogs } from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { ListRequests } from './list-requests.js';

/** The stored requests, for screens. */
@Controller()
export class RequestsController {
  constructor(private readonly listRequests: ListRequests) {}

  @Answers(listLogs)
  list(@Query() query: LogQuery): Promise<LogPage> {
    return this.listRequests.run(query);
  }

  @Answers(searchLogs)
  search(@Body() search: LogSearch): Promise<LogPage> {
    return this.listRequests.run(search);
  }
}
