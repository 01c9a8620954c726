import { Module } from '@nestjs/common';
import { SaveSettings } from './save-settings.js';
import { SystemSettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';
import { SettingsState } from './settings-state.js';

/** The section "System". */
@Module({
  controllers: [SystemSettingsController],
  providers: [SettingsRepository, SaveSettings, SettingsState],
  exports: [SettingsState],
})
export class SystemSettingsModule {}
