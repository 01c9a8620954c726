import { Module } from '@nestjs/common';
import { AppearanceState } from './appearance-state.js';
import { AppearanceController } from './appearance.controller.js';
import { AppearanceRepository } from './appearance.repository.js';
import { SaveAppearance } from './save-appearance.js';

/** The colour of the public site, chosen in the section "System". */
@Module({
  controllers: [AppearanceController],
  providers: [AppearanceRepository, SaveAppearance, AppearanceState],
  exports: [AppearanceState],
})
export class AppearanceModule {}
