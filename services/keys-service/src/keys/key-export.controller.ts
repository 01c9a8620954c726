import { Controller, type StreamableFile } from '@nestjs/common';
import { exportApiKeys, type InputOf } from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { ExportKeys } from './export-keys.js';

/** Endpoint for the export of keys. */
@Controller()
export class KeyExportController {
  constructor(private readonly exportKeys: ExportKeys) {}

  @Handles(exportApiKeys)
  export({ query }: InputOf<typeof exportApiKeys>, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.exportKeys.run(query, actor);
  }
}
