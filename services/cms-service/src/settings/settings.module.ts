import { Module } from '@nestjs/common';
import { SaveSettings } from './save-settings.js';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';

/** The section "System". */
@Module({
  controllers: [SettingsController],
  providers: [SettingsRepository, SaveSettings],
  exports: [SettingsRepository],
})
export class SettingsModule {}
