import { Controller } from '@nestjs/common';
import { type DataRestored, DataRestoredV1 } from '@pruefer/contracts';
import { ListensToStates } from '@pruefer/platform';
import { FollowRestore } from './follow-restore.js';

/** Receives restores from the worker. */
@Controller()
export class DataRestoredController {
  constructor(private readonly followRestore: FollowRestore) {}

  @ListensToStates(DataRestoredV1, { reader: 'restored' })
  async follow(restores: ReadonlyMap<string, DataRestored>): Promise<void> {
    for (const restore of restores.values()) await this.followRestore.run(restore);
  }
}
