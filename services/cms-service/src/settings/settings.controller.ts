import { Controller } from '@nestjs/common';
import { type InputOf, readSystemConfig, saveSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { StoredSettings } from './stored-settings.js';

/** The section "System". */
@Controller()
export class SettingsController {
  constructor(private readonly settings: StoredSettings) {}

  @Handles(readSystemConfig)
  read(): Promise<StoredSystemConfig> {
    return this.settings.current();
  }

  @Handles(saveSystemConfig)
  save({ body }: InputOf<typeof saveSystemConfig>, @CurrentActor() actor: SignedInActor): Promise<StoredSystemConfig> {
    return this.settings.save(body, actor);
  }
}
