import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  listLogs,
  type LogEntry,
  type LogHistogram,
  logHistogram,
  type LogPage,
  LogQuery,
  LogSearch,
  LogSelection,
  readLog,
  searchLogs,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { ListRequests } from './list-requests.js';
import { ReadEntry } from './read-entry.js';
import { ShowHistogram } from './show-histogram.js';

/** The stored requests, for screens. */
@Controller()
export class RequestsController {
  constructor(
    private readonly listRequests: ListRequests,
    private readonly showHistogram: ShowHistogram,
    private readonly readEntry: ReadEntry,
  ) {}

  @Answers(listLogs)
  list(@Query() query: LogQuery): Promise<LogPage> {
    return this.listRequests.run(query);
  }

  @Answers(searchLogs)
  search(@Body() search: LogSearch): Promise<LogPage> {
    return this.listRequests.run(search);
  }

  @Answers(logHistogram)
  histogram(@Body() selection: LogSelection): Promise<LogHistogram> {
    return this.showHistogram.run(selection);
  }

  @Answers(readLog)
  read(@Param('id') id: string): Promise<LogEntry> {
    return this.readEntry.run(id);
  }
}
