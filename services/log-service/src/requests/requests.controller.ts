import { Controller } from '@nestjs/common';
import {
  type InputOf,
  listLogs,
  type LogEntry,
  type LogHistogram,
  logHistogram,
  type LogPage,
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
  list({ query }: InputOf<typeof listLogs>): Promise<LogPage> {
    return this.listRequests.run(query);
  }

  @Answers(searchLogs)
  search({ body }: InputOf<typeof searchLogs>): Promise<LogPage> {
    return this.listRequests.run(body);
  }

  @Answers(logHistogram)
  histogram({ body }: InputOf<typeof logHistogram>): Promise<LogHistogram> {
    return this.showHistogram.run(body);
  }

  @Answers(readLog)
  read({ params: { id } }: InputOf<typeof readLog>): Promise<LogEntry> {
    return this.readEntry.run(id);
  }
}
