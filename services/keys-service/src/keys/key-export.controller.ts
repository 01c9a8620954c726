import { Controller, Query, StreamableFile } from '@nestjs/common';
import { ApiKeysQuery, exportApiKeys } from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CurrentDeed } from '../current-deed.decorator.js';
import type { Deed } from '../deed.js';
import { ExportKeys } from './export-keys.js';

const file = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="api-schluessel.csv"' } as const;

/** The keys as a file. */
@Controller()
export class KeyExportController {
  constructor(private readonly exportKeys: ExportKeys) {}

  @Answers(exportApiKeys)
  async export(@Query() query: ApiKeysQuery, @CurrentDeed() deed: Deed): Promise<StreamableFile> {
    return new StreamableFile(await this.exportKeys.run(query, deed), file);
  }
}
