import { Module } from '@nestjs/common';
import { SaveSettings } from './save-settings.js';
import { SystemSettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';

/** The section "System". */
@Module({
  controllers: [SystemSettingsController],
  providers: [SettingsRepository, SaveSettings],
  exports: [SettingsRepository],
})
export class SystemSettingsModule {}
