import { Controller, StreamableFile } from '@nestjs/common';
import { exportApiKeys, type InputOf } from '@pruefer/contracts';
import { Answers, type Deed } from '@pruefer/platform';
import { CurrentDeed } from '../current-deed.decorator.js';
import { ExportKeys } from './export-keys.js';

const disposition = 'attachment; filename="api-schluessel.csv"';

/** The keys as a file. */
@Controller()
export class KeyExportController {
  constructor(private readonly exportKeys: ExportKeys) {}

  @Answers(exportApiKeys)
  async export({ query }: InputOf<typeof exportApiKeys>, @CurrentDeed() deed: Deed): Promise<StreamableFile> {
    return new StreamableFile(await this.exportKeys.run(query, deed), { disposition });
  }
}
