import { Controller } from '@nestjs/common';
import { type InputOf, readSystemConfig, saveSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { SaveSettings } from './save-settings.js';
import { SettingsRepository } from './settings.repository.js';

/** The section "System". */
@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly saveSettings: SaveSettings,
  ) {}

  @Handles(readSystemConfig)
  read(): Promise<StoredSystemConfig> {
    return this.settings.current();
  }

  @Handles(saveSystemConfig)
  save({ body }: InputOf<typeof saveSystemConfig>, @CurrentActor() actor: SignedInActor): Promise<StoredSystemConfig> {
    return this.saveSettings.run(body, actor);
  }
}
