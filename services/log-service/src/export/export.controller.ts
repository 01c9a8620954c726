import { Controller, type StreamableFile } from '@nestjs/common';
import { exportLogs, type InputOf } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { RecordSearch } from '../requests/record-search.js';
import { ExportRequests } from './export-requests.js';

@Controller()
export class ExportController {
  constructor(
    private readonly exportRequests: ExportRequests,
    private readonly recordSearch: RecordSearch,
  ) {}

  @Handles(exportLogs)
  async export({ body }: InputOf<typeof exportLogs>, @CurrentActor() actor: SignedInActor): Promise<StreamableFile> {
    await this.recordSearch.run(body.iban, actor);
    return this.exportRequests.run(body, actor);
  }
}
