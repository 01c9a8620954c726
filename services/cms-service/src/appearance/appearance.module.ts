import { Module } from '@nestjs/common';
import { AppearanceRecord } from './appearance-record.js';
import { AppearanceController } from './appearance.controller.js';

/** The colour of the public site, chosen in the section "System". */
@Module({
  controllers: [AppearanceController],
  providers: [AppearanceRecord],
  exports: [AppearanceRecord],
})
export class AppearanceModule {}
