import { Controller } from '@nestjs/common';
import { type InputOf, voidBatches, type VoidedBatches } from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { VoidBatches } from './void-batches.js';

/** Endpoint for voiding batches whose callers got 503. */
@Controller()
export class VoidBatchesController {
  constructor(private readonly voidBatches: VoidBatches) {}

  @Handles(voidBatches, { quiet: true })
  settle({ body: { ids } }: InputOf<typeof voidBatches>): Promise<VoidedBatches> {
    return this.voidBatches.run(ids);
  }
}
