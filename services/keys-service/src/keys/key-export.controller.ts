import { Controller, StreamableFile } from '@nestjs/common';
import { exportApiKeys, type InputOf } from '@pruefer/contracts';
import { type Actor, Handles, CurrentActor } from '@pruefer/platform';
import { ExportKeys } from './export-keys.js';

const disposition = 'attachment; filename="api-schluessel.csv"';

/** Endpoint for the export of keys. */
@Controller()
export class KeyExportController {
  constructor(private readonly exportKeys: ExportKeys) {}

  @Handles(exportApiKeys)
  async export({ query }: InputOf<typeof exportApiKeys>, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return new StreamableFile(await this.exportKeys.run(query, actor), { disposition });
  }
}
