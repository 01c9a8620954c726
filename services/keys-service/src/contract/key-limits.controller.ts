import { Controller } from '@nestjs/common';
import { type InputOf, type KeyLimits, readKeyLimits } from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { ShowKeyLimits } from './show-key-limits.js';

/** What gateways ask about keys that they have not seen before. */
@Controller()
export class KeyLimitsController {
  constructor(private readonly showKeyLimits: ShowKeyLimits) {}

  @Answers(readKeyLimits, { quiet: true })
  read({ body: { hashes } }: InputOf<typeof readKeyLimits>): Promise<KeyLimits> {
    return this.showKeyLimits.run(hashes);
  }
}
