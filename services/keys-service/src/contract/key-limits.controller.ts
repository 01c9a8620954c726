import { Controller } from '@nestjs/common';
import { type InputOf, type KeyLimits, readKeyLimits } from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { ReadKeyLimits } from './read-key-limits.js';

/** Endpoint for gateways that see a key for the first time. */
@Controller()
export class KeyLimitsController {
  constructor(private readonly readKeyLimits: ReadKeyLimits) {}

  @Handles(readKeyLimits, { quiet: true })
  read({ body: { hashes } }: InputOf<typeof readKeyLimits>): Promise<KeyLimits> {
    return this.readKeyLimits.run(hashes);
  }
}
