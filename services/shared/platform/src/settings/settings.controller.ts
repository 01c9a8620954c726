import { Controller } from '@nestjs/common';
import { SettingsChangedV1, type StoredSystemConfig } from '@pruefer/contracts';
import { ListensToStates } from '../kafka/listens.decorator.js';
import { CurrentSettings } from './current-settings.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: CurrentSettings) {}

  @ListensToStates(SettingsChangedV1, { reader: 'settings' })
  async follow(changedSettings: ReadonlyMap<string, StoredSystemConfig>): Promise<void> {
    this.settings.apply(changedSettings);
  }
}
