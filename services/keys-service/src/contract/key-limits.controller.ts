import { Controller } from '@nestjs/common';
import { type InputOf, type KeyLimits, readKeyLimits } from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { ShowKeyLimits } from './show-key-limits.js';

/** Endpoint for gateways that see a key for the first time. */
@Controller()
export class KeyLimitsController {
  constructor(private readonly showKeyLimits: ShowKeyLimits) {}

  @Handles(readKeyLimits, { quiet: true })
  read({ body: { hashes } }: InputOf<typeof readKeyLimits>): Promise<KeyLimits> {
    return this.showKeyLimits.run(hashes);
  }
}
