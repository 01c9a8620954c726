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
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { ListRequests } from './list-requests.js';
import { ReadEntry } from './read-entry.js';
import { RecordSearch } from './record-search.js';
import { ReadHistogram } from './read-histogram.js';

/** The stored requests, for screens. */
@Controller()
export class RequestsController {
  constructor(
    private readonly listRequests: ListRequests,
    private readonly readHistogram: ReadHistogram,
    private readonly readEntry: ReadEntry,
    private readonly recordSearch: RecordSearch,
  ) {}

  @Handles(listLogs)
  list({ query }: InputOf<typeof listLogs>): Promise<LogPage> {
    return this.listRequests.run(query);
  }

  @Handles(searchLogs)
  async search({ body }: InputOf<typeof searchLogs>, @CurrentActor() actor: SignedInActor): Promise<LogPage> {
    await this.recordSearch.run(body.iban, actor);
    return this.listRequests.run(body);
  }

  @Handles(logHistogram)
  async histogram({ body }: InputOf<typeof logHistogram>, @CurrentActor() actor: SignedInActor): Promise<LogHistogram> {
    await this.recordSearch.run(body.iban, actor);
    return this.readHistogram.run(body);
  }

  @Handles(readLog)
  read({ params: { id } }: InputOf<typeof readLog>): Promise<LogEntry> {
    return this.readEntry.run(id);
  }
}
