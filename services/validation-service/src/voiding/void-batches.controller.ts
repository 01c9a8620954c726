import { Body, Controller } from '@nestjs/common';
import { VoidBatches as Batches, type VoidedBatches, voidBatches } from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { VoidBatches } from './void-batches.js';

/** 1,000 ids. */
const MAX_BODY_BYTES = 64 * 1_024;

/** Where gateways name the batches whose callers got 503. */
@Controller()
export class VoidBatchesController {
  constructor(private readonly voidBatches: VoidBatches) {}

  @Answers(voidBatches, { quiet: true, maxBodyBytes: MAX_BODY_BYTES })
  settle(@Body() { ids }: Batches): Promise<VoidedBatches> {
    return this.voidBatches.run(ids);
  }
}
