import { Controller } from '@nestjs/common';
import { type KeyChanged, KeyChangedV1 } from '@pruefer/contracts';
import { type EventBatch, Listens } from '@pruefer/platform';
import { KEYS_READER } from '../consuming/readers.js';
import { StoredOffsets } from '../consuming/offsets.js';
import { CopyKeys } from './copy-keys.js';

@Controller()
export class KeyEventsController {
  constructor(private readonly copyKeys: CopyKeys) {}

  @Listens(KeyChangedV1, { reader: KEYS_READER, offsets: StoredOffsets })
  copy(batch: EventBatch<KeyChanged>): Promise<void> {
    return this.copyKeys.run([batch]);
  }
}
