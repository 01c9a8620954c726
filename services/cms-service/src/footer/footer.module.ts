import { Module } from '@nestjs/common';
import { FooterRecord } from './footer-record.js';
import { FooterController } from './footer.controller.js';

/** The section "Footer-Konfiguration", and the footer that visitors see. */
@Module({
  controllers: [FooterController],
  providers: [FooterRecord],
  exports: [FooterRecord],
})
export class FooterModule {}
