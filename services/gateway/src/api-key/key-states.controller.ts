import { Controller } from '@nestjs/common';
import { type KeyChanged, KeyChangedV1 } from '@pruefer/contracts';
import { ListensToStates } from '@pruefer/platform';
import { KeyRates } from './key-rates.js';

@Controller()
export class KeyStatesController {
  constructor(private readonly rates: KeyRates) {}

  @ListensToStates(KeyChangedV1, { reader: 'keys' })
  async follow(changedKeys: ReadonlyMap<string, KeyChanged>): Promise<void> {
    this.rates.apply(changedKeys);
  }
}
