import { Controller, Req } from '@nestjs/common';
import { type InputOf, readSystemConfig, saveSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { Answers, CurrentPrincipal, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { SaveSettings } from './save-settings.js';
import { SettingsRepository } from './settings.repository.js';

/** The section "System". */
@Controller()
export class SettingsController {
  constructor(
    private readonly origins: Origins,
    private readonly settings: SettingsRepository,
    private readonly saveSettings: SaveSettings,
  ) {}

  @Answers(readSystemConfig)
  read(): Promise<StoredSystemConfig> {
    return this.settings.current();
  }

  @Answers(saveSystemConfig)
  save(
    { body }: InputOf<typeof saveSystemConfig>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<StoredSystemConfig> {
    return this.saveSettings.run(body, { principal, origin: this.origins.of(request) });
  }
}
