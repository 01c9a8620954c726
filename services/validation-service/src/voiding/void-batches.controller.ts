import { Body, Controller } from '@nestjs/common';
import { VoidBatches as Batches, type VoidedBatches, voidBatches } from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { VoidBatches } from './void-batches.js';

/** Where gateways name the batches whose callers got 503. */
@Controller()
export class VoidBatchesController {
  constructor(private readonly voidBatches: VoidBatches) {}

  @Answers(voidBatches, { quiet: true })
  settle(@Body() { ids }: Batches): Promise<VoidedBatches> {
    return this.voidBatches.run(ids);
  }
}
